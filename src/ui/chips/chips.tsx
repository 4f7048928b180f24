import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/names'
import { Pressable } from '../pressable/pressable'
import styles from './chips.module.scss'

export interface ChipProps {
  readonly on?: boolean
  readonly onPress: () => void
  /** After the text: `down` opens a choice, `close` takes a filter away. */
  readonly icon?: IconName
  readonly children: ReactNode
}

/** One filter. The chosen one has a wash and an outline, never colour alone. */
export function Chip({ on = false, onPress, icon, children }: ChipProps) {
  return (
    <Pressable className={cx(styles.chip, on && styles.on)} checked={on} role='checkbox' onPress={onPress}>
      {children}
      {icon && <Icon name={icon} size={32} />}
    </Pressable>
  )
}

export interface ChipsProps<Id extends string | number> {
  readonly label: string
  readonly items: readonly { readonly id: Id; readonly text: string; readonly icon?: IconName }[]
  readonly chosen: Id | undefined
  readonly onPick: (id: Id) => void
  /** In a form all are visible, on as many lines as needed. */
  readonly wraps?: boolean
}

/** A row of filters of which one is chosen; it scrolls sideways when there are many, or wraps. */
export function Chips<Id extends string | number>({ label, items, chosen, onPick, wraps = false }: ChipsProps<Id>) {
  return (
    <View className={cx(styles.chips, wraps && styles.wraps)} {...a11y.describe({ role: 'group', label })}>
      {items.map((item) => (
        <Chip
          key={item.id}
          on={item.id === chosen}
          onPress={() => onPick(item.id)}
          {...(item.icon && { icon: item.icon })}
        >
          {item.text}
        </Chip>
      ))}
    </View>
  )
}
