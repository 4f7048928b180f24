import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import { Pressable } from '../pressable/pressable'
import styles from './select-row.module.scss'

export interface SelectEntryProps {
  readonly label: string
  /** What is chosen; undefined for nothing yet. */
  readonly text: ReactNode | undefined
  readonly placeholder: string
  readonly required: boolean
  readonly disabled?: boolean
  readonly onPress: () => void
}

/** The part of a form's row that says what is chosen and opens the choice. */
export function SelectEntry({ label, text, placeholder, required, disabled = false, onPress }: SelectEntryProps) {
  return (
    <Pressable
      className={cx(styles.entry, disabled && styles.off)}
      label={`${label}${required ? '，必填' : ''}，${typeof text === 'string' ? text : placeholder}`}
      disabled={disabled}
      onPress={onPress}
    >
      <View className={cx(styles.text, text === undefined && styles.nothing)}>{text ?? placeholder}</View>
      <Icon name='right' size={32} className={styles.go} />
    </Pressable>
  )
}
