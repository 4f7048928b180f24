import { View } from '@tarojs/components'
import { cx } from '@/ui/cx/cx'
import { RichText } from '@/ui/rich-text/rich-text'
import type { AreaTextKey } from '../atoms'
import { figureCopy } from '../copy'
import { partsOf } from '../rules/parts'
import styles from './description.module.scss'
import { ExpandFigures, TreasuryPath } from './expand-figures'

export interface DescriptionProps {
  readonly of: AreaTextKey
  readonly html: string
  readonly urlOf: (path: string) => string | undefined
}

/** The words of a city, with drawings where the module has some: below the first part, and where the money is spoken of. */
export const Description = ({ of, html, urlOf }: DescriptionProps) => (
  <View className={cx(styles.parts)}>
    {(of === 'expand' ? partsOf(html) : [html]).map((part, at) => (
      <View key={at}>
        <RichText html={part} urlOf={urlOf} />
        {of === 'expand' && at === 0 && <ExpandFigures />}
        {of === 'expand' && part.includes(figureCopy.treasury) && <TreasuryPath />}
      </View>
    ))}
  </View>
)
