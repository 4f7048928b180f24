import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { isSinglePage } from '@/platform/single-page/single-page'
import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/names'
import { Pressable } from '../pressable/pressable'
import styles from './cell.module.scss'

export interface CellProps {
  readonly icon?: IconName
  /** In the place of the icon. */
  readonly lead?: ReactNode
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly value?: ReactNode
  /** With it the row leads somewhere and shows a chevron. */
  readonly onPress?: () => void
  /** It leads to a map, out of the app: a pin in place of the chevron says so. */
  readonly toMap?: boolean
}

/** A row of at least 104: icon, text, value, chevron. */
export function Cell({ icon, lead, title, note, value, onPress, toMap = false }: CellProps) {
  const body = (
    <>
      {icon && <Icon name={icon} />}
      {lead}
      <View className={cx(styles.text)}>
        <View className={cx(styles.main)}>{title}</View>
        {note !== undefined && <View className={cx(styles.note)}>{note}</View>}
      </View>
      {value !== undefined && <View className={cx(styles.value)}>{value}</View>}
      {onPress && !isSinglePage && (
        <Icon name={toMap ? 'pin' : 'right'} size={32} className={styles.go} label={toMap ? '打开地图' : undefined} />
      )}
    </>
  )
  if (!onPress) return <View className={cx(styles.cell)}>{body}</View>
  return (
    <Pressable className={cx(styles.cell)} onPress={onPress}>
      {body}
    </Pressable>
  )
}
