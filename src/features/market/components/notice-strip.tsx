import { View } from '@tarojs/components'
import { dayText } from '@/lib/format/moments'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import type { AreaInfo } from '../atoms'
import { marketCopy } from '../copy'
import styles from './notice-strip.module.scss'

export interface NoticeStripProps {
  readonly notice: NonNullable<AreaInfo['notice']>
  readonly onOpen: () => void
}

/** The latest notice of the city, on one line. */
export function NoticeStrip({ notice, onOpen }: NoticeStripProps) {
  return (
    <Pressable className={cx(styles.strip)} onPress={onOpen}>
      <Icon name='bell' size={36} />
      <View className={cx(styles.name)}>{marketCopy.notice}</View>
      <View className={cx(styles.text)}>{notice.title}</View>
      <View className={cx(styles.at)}>{dayText(notice.createdAt)}</View>
      <Icon name='right' size={28} className={styles.go} />
    </Pressable>
  )
}
