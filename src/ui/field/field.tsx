import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/names'
import { Eye, TextEntry, type EntryProps } from './entry'
import styles from './field.module.scss'

/** A row of a form: label at the left, value, unit; hint or error under it. */
export function Field({ required = false, ...field }: EntryProps & { readonly required?: boolean }) {
  const { label, unit, error, kind } = field
  const [focused, setFocused] = useState(false)
  const [hidden, setHidden] = useState(true)
  const bad = error !== undefined
  const told = { ...field, label: required ? `${label}，必填` : label }
  return (
    <View className={cx(styles.row, focused && styles.focus, bad && styles.bad)}>
      <View className={cx(styles.label)}>
        {label}
        {required && (
          <Text className={cx(styles.star)} {...a11y.describe({ hidden: true })}>
            *
          </Text>
        )}
      </View>
      <View className={cx(styles.value)}>
        <View className={cx(styles.entry)}>
          <TextEntry field={told} hidden={kind === 'password' && hidden} onFocusChange={setFocused} />
          {unit !== undefined && <View className={cx(styles.unit)}>{unit}</View>}
          {kind === 'password' && <Eye hidden={hidden} onPress={() => setHidden(!hidden)} />}
        </View>
        <Under error={error} hint={field.hint} />
      </View>
    </View>
  )
}

/** A box of its own, for popups: icon and text, error under it. Its label is only read. */
export function FieldBox({ icon, ...field }: EntryProps & { readonly icon?: IconName }) {
  const { unit, error, kind, disabled = false } = field
  const [focused, setFocused] = useState(false)
  const [hidden, setHidden] = useState(true)
  const look = cx(styles.box, focused && styles.focus, error !== undefined && styles.bad, disabled && styles.disabled)
  return (
    <View>
      <View className={look}>
        {icon && <Icon name={icon} size={40} className={styles.icon} />}
        <TextEntry field={field} hidden={kind === 'password' && hidden} onFocusChange={setFocused} />
        {unit !== undefined && <View className={cx(styles.unit)}>{unit}</View>}
        {kind === 'password' && <Eye hidden={hidden} onPress={() => setHidden(!hidden)} />}
      </View>
      <Under error={error} hint={field.hint} plain />
    </View>
  )
}

interface UnderProps extends Pick<EntryProps, 'error' | 'hint'> {
  readonly plain?: boolean
}

function Under({ error, hint, plain = false }: UnderProps) {
  if (error !== undefined) {
    return (
      <View className={cx(styles.error)} {...a11y.describe({ role: 'alert' })}>
        {!plain && <Icon name='warn' size={32} />}
        {error}
      </View>
    )
  }
  return hint === undefined ? null : <View className={cx(styles.hint)}>{hint}</View>
}
