import { View } from '@tarojs/components'
import { useId, type ReactNode } from 'react'
import { cx } from '../cx/cx'
import fieldStyles from '../field/field.module.scss'
import { Label } from '../field/label'
import { Under } from '../field/under'
import type { FieldBinding } from './binding'
import styles from './form-row.module.scss'

export interface FormRowProps<T> {
  readonly of: FieldBinding<T>
  readonly hint?: ReactNode
  /** The control stands under its label and has the whole width. */
  readonly wide?: boolean
  /** Draws the control: Segment, Chips, Stepper, ImageGrid … */
  readonly children: (field: FieldBinding<T>) => ReactNode
}

/** A row of a form with a control of any kind: label, control, error. */
export function FormRow<T>({ of, hint, wide = false, children }: FormRowProps<T>) {
  const underId = `u${useId().replace(/:/g, '')}`
  return (
    <View id={of.id} className={cx(fieldStyles.row, of.isBad && fieldStyles.bad, wide ? styles.wide : styles.row)}>
      <Label text={of.label} required={of.required} />
      <View className={cx(wide ? styles.all : fieldStyles.value)}>
        {children(of)}
        <Under id={underId} error={of.error} hint={hint} />
      </View>
    </View>
  )
}
