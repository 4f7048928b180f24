import { firstSign } from '@contract/texts/signs'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { smallView } from '@/lib/images/small-view'
import { a11y } from '@/platform/a11y/a11y'
import { Image } from '@/platform/controls/controls'
import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/names'
import styles from './thumb.module.scss'

export interface ThumbProps {
  /** Full address; missing or failing to load shows a sign. */
  readonly src: string | undefined
  /** Drawn without a picture: this, or the first letter of its category. */
  readonly icon?: IconName | undefined
  readonly category?: string | undefined
  /** 150, 96 or 72. */
  readonly size?: 'l' | 'm' | 's'
  /** A word in the corner: 最低. The picture is then the first thing in its box. */
  readonly corner?: string
}

/** The picture of an item. The words beside it name the item; a reader need not hear of the picture. */
export function Thumb({ src, icon = 'image', category, size = 'l', corner }: ThumbProps) {
  const [failed, setFailed] = useState<string>()
  const shown = src !== undefined && src !== '' && src !== failed
  const box = cx(styles.thumb, size !== 'l' && styles[`is-${size}`])
  return (
    <>
      {corner !== undefined && <View className={cx(styles.corner)}>{corner}</View>}
      {shown ? (
        <Image
          className={cx(box, styles.image)}
          src={smallView(src)}
          mode='aspectFill'
          lazyLoad
          onError={() => setFailed(src)}
          {...a11y.describeImage('')}
        />
      ) : (
        <View className={box} {...a11y.describe({ hidden: true })}>
          {category === undefined ? <Icon name={icon} size={size === 'l' ? 56 : 40} /> : firstSign(category)}
        </View>
      )}
    </>
  )
}
