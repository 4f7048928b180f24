import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { Input, Textarea } from '@/platform/controls/controls'
import type { Figures } from '@contract/people/figures'
import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import { Pressable } from '../pressable/pressable'
import styles from './field.module.scss'
import type { EntryState } from './use-entry'

/** What all shapes of a field share. */
export interface EntryProps {
  /** Visible in a form row, only read aloud in a box. */
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onBlur?: (() => void) | undefined
  /** The keyboard's own key to go on, and Enter. */
  readonly onConfirm?: () => void
  /**
   * `amount`, `count`, `code` and `mobile` hold figures and use their face; `secret` is a password of digits. What cannot be read as such
   * stays, and the owner's rule says so.
   */
  readonly kind?: 'text' | 'password' | 'secret' | 'long' | Figures
  readonly placeholder?: string
  /** Of a text. 140 by default. Source: specification §5 (text input). Figures are not cut: what is too long, the owner's rule says. */
  readonly maxLength?: number
  readonly unit?: ReactNode
  readonly hint?: ReactNode
  /** Why the value is not valid; shown below it with an icon. */
  readonly error?: string | undefined
  /** Marks a value that is not valid without saying why here. */
  readonly bad?: boolean
  readonly required?: boolean
  readonly disabled?: boolean
  /** Takes the focus when it becomes true. */
  readonly focus?: boolean
  /** Id of the whole field, for scrolling to it. */
  readonly id?: string
}

/** Longest text of a field. Source: specification §5, §9 (input maxlength 140). */
export const defaultMaxLength = 140

const keyboards = { amount: 'decimal', count: 'numeric', code: 'numeric', mobile: 'numeric' } as const

const isPassword = (kind: EntryProps['kind']) => kind === 'password' || kind === 'secret'

const figuresIn = (kind: NonNullable<EntryProps['kind']>): Figures | undefined => {
  if (kind === 'secret') return 'code'
  return kind === 'text' || kind === 'password' || kind === 'long' ? undefined : kind
}

/** About how many wide characters fit on one line at the size of the text; a figure or a Latin letter is half as wide. */
const placeholderFits = 12
const widthOf = (text: string) => text.replace(/[^ -~–]/g, '--').length / 2

interface TextEntryProps {
  readonly field: EntryProps
  readonly entry: EntryState
  /** Id of the element with the hint or the error. */
  readonly underId: string
}

/** The placeholder's size by the box's own text, which is larger for figures. */
const placeholderSize = (small: boolean, isFigures: boolean) => (small ? 24 : 30) / (isFigures ? 36 : 30)

/**
 * The text box itself, on both targets. A long placeholder is written smaller, so that it is not cut, and what stands beside it leaves it
 * its width: it goes below when the text is larger.
 */
export function TextEntry({ field, entry, underId }: TextEntryProps) {
  const {
    label,
    value,
    onChange,
    kind = 'text',
    placeholder = '',
    required,
    disabled = false,
    error,
    bad = false,
  } = field
  const hasUnder = error !== undefined || field.hint !== undefined
  const small = kind !== 'long' && widthOf(placeholder) > placeholderFits
  const isDots = isPassword(kind) && entry.isHidden
  const figures = figuresIn(kind)
  const keyboard = figures === undefined || isPassword(kind) ? undefined : keyboards[figures]
  const leastEm = widthOf(placeholder) * placeholderSize(small, keyboard !== undefined)
  const shared = {
    value,
    placeholder,
    placeholderClass: cx(styles.placeholder, small && styles.less),
    maxlength: figures === undefined ? (field.maxLength ?? defaultMaxLength) : defaultMaxLength,
    disabled,
    focus: entry.isAsked || field.focus === true,
    onInput: (event: { detail: { value: string } }) => onChange(event.detail.value),
    onFocus: entry.onFocus,
    ...(field.onConfirm && { onConfirm: field.onConfirm }),
    onBlur: () => {
      entry.onBlur()
      field.onBlur?.()
    },
    ...a11y.describeInput(label, bad || error !== undefined, {
      required,
      describedBy: hasUnder ? underId : undefined,
      keyboard,
    }),
  }
  if (kind === 'long') return <Textarea className={cx(styles.area)} {...shared} />
  return (
    <Input
      className={cx(
        styles.input,
        keyboard && styles.figures,
        small && styles.small,
        isDots && value !== '' && styles.dots,
      )}
      figures={figures}
      password={isDots}
      {...(field.unit !== undefined && { style: { minWidth: `min(100%, ${leastEm}em)` } })}
      {...shared}
    />
  )
}

/**
 * At the end of the entry: the mark that clears it while typing, or the eye of a password, and the unit. No mark without a value. The
 * clearing mark disappears with the focus, so the Tab key must not lead to it. What comes and goes has a place of its own: beside the box
 * it would have the box sent to the screen anew, over what is being typed.
 */
export function EntryEnd({ field, entry }: { readonly field: EntryProps; readonly entry: EntryState }) {
  const { value, label, unit, disabled = false } = field
  const hasEye = isPassword(field.kind)
  const clear = () => {
    field.onChange('')
    entry.ask()
  }
  const eye = entry.isHidden ? (['eye-off', '显示密码'] as const) : (['eye', '隐藏密码'] as const)
  const [mark, said] = hasEye ? eye : (['close', `清空${label}`] as const)
  const isMarked = value !== '' && !disabled && (hasEye || entry.isNear)
  return (
    <View className={cx(styles.end, !isMarked && unit === undefined && styles.nothing)}>
      {isMarked && (
        <Pressable className={cx(styles.key)} label={said} tabStop={hasEye} onPress={hasEye ? entry.toggle : clear}>
          <Icon name={mark} size={hasEye ? 40 : 32} />
        </Pressable>
      )}
      {unit !== undefined && <View className={cx(styles.unit)}>{unit}</View>}
    </View>
  )
}
