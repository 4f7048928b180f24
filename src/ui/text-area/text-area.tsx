import { Text, View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '../cx/cx'
import { useDomId } from '../dom-id/use-dom-id'
import type { EntryProps } from '../field/entry'
import { defaultMaxLength, TextEntry } from '../field/entry'
import fieldStyles from '../field/field.module.scss'
import { Under } from '../field/under'
import { useEntry } from '../field/use-entry'
import styles from './text-area.module.scss'

export type TextAreaProps = Omit<EntryProps, 'kind' | 'unit'> & {
  /** The label is written above the text; else it is only read. */
  readonly isLabelled?: boolean
}

/** A long text over the whole width, with how many of its characters are taken: 33/140. Source: mockup 04-saleadd; specification §9. */
export function TextArea({ isLabelled = false, ...field }: TextAreaProps) {
  const { label, value, error, hint, required = false, bad = error !== undefined, id } = field
  const entry = useEntry()
  const underId = useDomId('under')
  const most = field.maxLength ?? defaultMaxLength
  const told = { ...field, kind: 'long', label: required ? `${label}，必填` : label } as const
  return (
    <View
      className={cx(styles.box, fieldStyles.after, entry.isFocused && styles.focus, bad && styles.bad)}
      {...(id !== undefined && { id })}
    >
      {isLabelled && (
        <View className={cx(styles.label)} onClick={entry.ask}>
          {label}
          {required && (
            <Text className={cx(styles.star)} {...a11y.describe({ hidden: true })}>
              *
            </Text>
          )}
        </View>
      )}
      <TextEntry field={told} entry={entry} underId={underId} />
      <View className={cx(styles.foot)}>
        <View className={cx(styles.under)}>
          <Under id={underId} error={error} hint={hint} />
        </View>
        <View className={cx(styles.count, value.length >= most && styles.full)}>{`${value.length}/${most}`}</View>
      </View>
    </View>
  )
}
