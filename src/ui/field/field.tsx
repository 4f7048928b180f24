import { View } from '@tarojs/components'
import { cx } from '../cx/cx'
import { useDomId } from '../dom-id/use-dom-id'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/names'
import { EntryEnd, TextEntry, type EntryProps } from './entry'
import styles from './field.module.scss'
import { Label } from './label'
import { Under } from './under'
import { useEntry } from './use-entry'

/** A row of a form: label at the left, value, unit; hint or error under it. */
export function Field(field: EntryProps) {
  const { label, error, hint, required = false, bad = error !== undefined, id } = field
  const entry = useEntry()
  const underId = useDomId('under')
  const told = { ...field, label: required ? `${label}，必填` : label }
  return (
    <View
      className={cx(styles.row, entry.isFocused && styles.focus, bad && styles.bad)}
      {...(id !== undefined && { id })}
    >
      <Label text={label} required={required} onPress={entry.ask} />
      <View className={cx(styles.value)}>
        <View className={cx(styles.entry)}>
          <TextEntry field={told} entry={entry} underId={underId} />
          <EntryEnd field={field} entry={entry} />
        </View>
        <View>
          <Under id={underId} error={error} hint={hint} />
        </View>
      </View>
    </View>
  )
}

/** A box of its own, for popups: icon and text, error under it. Its label is only read. */
export function FieldBox({ icon, ...field }: EntryProps & { readonly icon?: IconName }) {
  const { error, hint, disabled = false, bad = error !== undefined, id } = field
  const entry = useEntry()
  const underId = useDomId('under')
  const look = cx(styles.box, entry.isFocused && styles.focus, bad && styles.bad, disabled && styles.disabled)
  return (
    <View {...(id !== undefined && { id })}>
      <View className={look}>
        {icon && <Icon name={icon} size={40} className={styles.icon} />}
        <TextEntry field={field} entry={entry} underId={underId} />
        <EntryEnd field={field} entry={entry} />
      </View>
      <View>
        <Under id={underId} error={error} hint={hint} plain />
      </View>
    </View>
  )
}
