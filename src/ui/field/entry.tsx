import { Input, Textarea } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import { Pressable } from '../pressable/pressable'
import styles from './field.module.scss'

/** What both shapes of a field share. */
export interface EntryProps {
  /** Visible in a form row, read aloud in a box. */
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onBlur?: () => void
  /** `amount` allows a decimal point, `number` digits only; both use the figures' face. */
  readonly kind?: 'text' | 'number' | 'amount' | 'password' | 'long'
  readonly placeholder?: string
  /** 140 by default. Source: specification §5 (text input). */
  readonly maxLength?: number
  readonly unit?: ReactNode
  readonly hint?: ReactNode
  /** Why the value is not good; shown under it with an icon. */
  readonly error?: string | undefined
  readonly disabled?: boolean
}

const defaultMaxLength = 140
const inputTypes = { text: 'text', number: 'number', amount: 'digit', password: 'text' } as const

interface TextEntryProps {
  readonly field: EntryProps
  readonly hidden: boolean
  readonly onFocusChange: (focused: boolean) => void
}

/** The text box itself, on both targets. */
export function TextEntry({ field, hidden, onFocusChange }: TextEntryProps) {
  const { label, value, onChange, onBlur, kind = 'text', placeholder = '', disabled = false, error } = field
  const shared = {
    value,
    placeholder,
    placeholderClass: cx(styles.placeholder),
    maxlength: field.maxLength ?? defaultMaxLength,
    disabled,
    onInput: (event: { detail: { value: string } }) => onChange(event.detail.value),
    onFocus: () => onFocusChange(true),
    onBlur: () => {
      onFocusChange(false)
      onBlur?.()
    },
    ...a11y.describeInput(label, error !== undefined),
  }
  if (kind === 'long') return <Textarea className={cx(styles.area)} {...shared} />
  const figures = kind === 'number' || kind === 'amount'
  return (
    <Input
      className={cx(styles.input, figures && styles.figures)}
      type={inputTypes[kind]}
      password={hidden}
      {...shared}
    />
  )
}

interface EyeProps {
  readonly hidden: boolean
  readonly onPress: () => void
}

/** Shows or hides a password. */
export function Eye({ hidden, onPress }: EyeProps) {
  return (
    <Pressable className={cx(styles.key)} label={hidden ? '显示密码' : '隐藏密码'} onPress={onPress}>
      <Icon name={hidden ? 'eye-off' : 'eye'} size={40} />
    </Pressable>
  )
}
