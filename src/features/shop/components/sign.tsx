import { View } from '@tarojs/components'
import { useState } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { Image } from '@/platform/controls/controls'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import styles from './sign.module.scss'

export interface SignProps {
  /** Full address; missing or failing to load shows a mark. */
  readonly src: string | undefined
  /** A word in the corner: the level. */
  readonly corner?: string
  /** At the right end: 1/4. */
  readonly count?: string
}

/** The picture of a shop across the page. The words beside it name the shop; a reader need not hear of the picture. */
export function Sign({ src, corner, count }: SignProps) {
  const [failed, setFailed] = useState<string>()
  const isShown = src !== undefined && src !== failed
  return (
    <View className={cx(styles.sign)}>
      {isShown ? (
        <Image
          className={cx(styles.image)}
          src={src}
          mode='aspectFill'
          lazyLoad
          onError={() => setFailed(src)}
          {...a11y.describeImage('')}
        />
      ) : (
        <Icon name='shop' size={96} />
      )}
      {corner !== undefined && <View className={cx(styles.corner)}>{corner}</View>}
      {isShown && count !== undefined && (
        <View className={cx(styles.count)} {...a11y.describe({ hidden: true })}>
          {count}
        </View>
      )}
    </View>
  )
}
