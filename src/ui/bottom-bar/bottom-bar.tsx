import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/names'
import { Pressable } from '../pressable/pressable'
import styles from './bottom-bar.module.scss'

/** A second action: icon and label. `isOn`: what it stands for is so. */
export interface BarAction {
  readonly icon: IconName
  readonly text: string
  readonly isOn?: boolean
  readonly onPress: () => void
}

export interface BottomBarProps {
  /** Left of the button: an amount, a condition. */
  readonly summary?: ReactNode
  /** Second actions as icon and label, left of the button. */
  readonly actions?: readonly BarAction[]
  /** The one button. */
  readonly children?: ReactNode
  /** The button says why it waits, which needs the whole width: the amount stands above it. */
  readonly isTall?: boolean
}

/** More actions than these may leave the button no room beside them: then it stands below. */
const fitBeside = 2

/** The bar at the bottom of a page: one primary button, what else can be done left of it. */
export function BottomBar({ summary, actions = [], children, isTall = false }: BottomBarProps) {
  return (
    <View className={cx(styles.bar, isTall && styles.tall, actions.length > fitBeside && styles.wraps)}>
      {summary !== undefined && <View className={cx(styles.sum)}>{summary}</View>}
      {actions.map((action) => (
        <Pressable
          key={action.text}
          className={cx(styles.aside, action.isOn === true && styles.on)}
          onPress={action.onPress}
        >
          <Icon name={action.icon} size={40} />
          {action.text}
        </Pressable>
      ))}
      {children !== undefined && (
        <View className={cx(styles.main, actions.length > 0 && styles.beside)}>{children}</View>
      )}
    </View>
  )
}
