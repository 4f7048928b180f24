import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '../cx/cx'
import { Pressable } from '../pressable/pressable'
import styles from './switch-row.module.scss'

export interface SwitchRowProps {
  readonly on: boolean
  readonly onChange: (on: boolean) => void
  readonly note?: ReactNode
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** A row that is on or off, pressed as a whole. It acts at once; what needs a button is a checkbox. */
export function SwitchRow({ on, onChange, note, disabled = false, children }: SwitchRowProps) {
  return (
    <Pressable
      className={cx(styles.row, disabled && styles.off)}
      role='switch'
      checked={on}
      disabled={disabled}
      onPress={() => onChange(!on)}
    >
      <View className={cx(styles.text)}>
        {children}
        {note !== undefined && <View className={cx(styles.note)}>{note}</View>}
      </View>
      <View className={cx(styles.track, on && styles.on)}>
        <View className={cx(styles.knob)} />
      </View>
    </Pressable>
  )
}
