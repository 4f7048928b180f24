import { View } from '@tarojs/components'
import { useState } from 'react'
import { smallView } from '@/lib/images/small-view'
import { a11y } from '@/platform/a11y/a11y'
import { Image } from '@/platform/controls/controls'
import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import styles from './thumb.module.scss'

export interface ThumbProps {
  /** Full address; missing or failing to load shows an empty picture. */
  readonly src: string | undefined
  /** 150, 96 or 72. */
  readonly size?: 'l' | 'm' | 's'
  /** A word in the corner: 最低. */
  readonly corner?: string
}

/** The picture of an item. The words beside it name the item; a reader need not hear of the picture. */
export function Thumb({ src, size = 'l', corner }: ThumbProps) {
  const [failed, setFailed] = useState<string>()
  const shown = src !== undefined && src !== '' && src !== failed
  const box = cx(styles.thumb, size !== 'l' && styles[`is-${size}`])
  const picture = shown && (
    <Image
      className={corner === undefined ? cx(box, styles.alone) : cx(styles.image)}
      src={smallView(src)}
      mode='aspectFill'
      lazyLoad
      onError={() => setFailed(src)}
      {...a11y.describeImage('')}
    />
  )
  if (picture && corner === undefined) return picture
  return (
    <View className={box}>
      {picture || <Icon name='image' size={size === 'l' ? 56 : 40} />}
      {corner !== undefined && <View className={cx(styles.corner)}>{corner}</View>}
    </View>
  )
}
