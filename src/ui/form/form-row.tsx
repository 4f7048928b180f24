import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '../cx/cx'
import { useDomId } from '../dom-id/use-dom-id'
import type { ChoiceItem } from '../choice-list/choice-list'
import fieldStyles from '../field/field.module.scss'
import { Label } from '../field/label'
import { Under } from '../field/under'
import type { OtherChoice } from '../select-row/choice-search'
import { SelectRow } from '../select-row/select-row'
import type { FieldBinding } from './binding'
import styles from './form-row.module.scss'

export interface FormRowProps<T> {
  readonly of: FieldBinding<T>
  readonly hint?: ReactNode
  /**
   * Where the control stands: beside its label, which is at its middle or (`tall`) at its first line; under it, or under it from edge to
   * edge (rows with gutters of their own).
   */
  readonly look?: 'row' | 'tall' | 'wide' | 'block'
  /** A tap on the label, where the control is a single thing to tap. */
  readonly onLabel?: () => void
  /** Draws the control: Segment, Chips, Stepper, ImageGrid, RadioList, CheckList … */
  readonly children: (field: FieldBinding<T>) => ReactNode
}

/** A row of a form with a control of any kind: label, control, error. */
export function FormRow<T>({ of, hint, look = 'row', onLabel, children }: FormRowProps<T>) {
  const underId = useDomId('under')
  const under = <Under id={underId} error={of.error} hint={hint} />
  const frame = cx(fieldStyles.row, of.isBad && fieldStyles.bad, styles[`is-${look}`])
  if (look === 'block') {
    return (
      <View id={of.id} className={frame}>
        <View className={cx(styles.inset)}>
          <Label text={of.label} required={of.required} />
        </View>
        {children(of)}
        <View className={cx(styles.inset)}>{under}</View>
      </View>
    )
  }
  return (
    <View id={of.id} className={frame}>
      <Label text={of.label} required={of.required} {...(onLabel && { onPress: onLabel })} />
      <View className={cx(look === 'wide' ? styles.all : fieldStyles.value)}>
        {children(of)}
        {under}
      </View>
    </View>
  )
}

export interface FormSelectProps<Id extends string | number> {
  /** Empty text or undefined: nothing is chosen yet. */
  readonly of: FieldBinding<Id>
  readonly items: readonly ChoiceItem<Id>[]
  readonly placeholder?: string
  readonly hint?: ReactNode
  /** What can be searched for among many choices, in words. */
  readonly search?: string
  /** What one does who finds none of them. */
  readonly other?: OtherChoice
}

/** A row of a form that opens a sheet of choices. */
export function FormSelect<Id extends string | number>({ of, ...select }: FormSelectProps<Id>) {
  return (
    <SelectRow
      label={of.label}
      chosen={of.value}
      onPick={of.onChange}
      required={of.required}
      error={of.error}
      bad={of.isBad}
      id={of.id}
      {...select}
    />
  )
}
