import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '../cx/cx'
import type { IconName } from '../icon/names'
import { Thumb } from '../thumb/thumb'
import styles from './goods-line.module.scss'

export interface GoodsLineProps {
  readonly title: string
  /** Full address of the picture. */
  readonly thumb: string | undefined
  /** The icon where there is never a picture. */
  readonly icon?: IconName | undefined
  /** Its first letter is shown where there is no picture. */
  readonly category?: string | undefined
  /** Under the title: who, how much, how it is handed over. */
  readonly note: ReactNode
  readonly end?: ReactNode
}

/** What is traded: picture, title and one line. */
export function GoodsLine({ title, thumb, icon, category, note, end }: GoodsLineProps) {
  return (
    <View className={cx(styles.item)}>
      <Thumb src={thumb} icon={icon} category={category} size='m' />
      <View className={cx(styles.body)}>
        <View className={cx(styles.line)}>
          <View className={cx(styles.title)}>{title}</View>
          {end}
        </View>
        <View className={cx(styles.note)}>{note}</View>
      </View>
    </View>
  )
}
