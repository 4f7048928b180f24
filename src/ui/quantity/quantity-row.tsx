import { View } from '@tarojs/components'
import { useState } from 'react'
import { quantityWords } from '@/lib/quantity/words'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '../cx/cx'
import { Stepper } from '../stepper/stepper'
import styles from './quantity-row.module.scss'
import { QuickQtys } from './quick-qtys'
import type { QuantityForm } from './use-quantity'

export interface QuantityRowProps {
  /** What may be chosen, in words. */
  readonly limits: string
  readonly quantity: QuantityForm
}

/**
 * The quantity to take: the limits or the error at the left, the stepper at the right; below it quick quantities, once somebody is at it: a
 * page that opens does not wait for them.
 */
export function QuantityRow({ limits, quantity }: QuantityRowProps) {
  const { field, onLess, onMore } = quantity
  const [isAtIt, setAtIt] = useState(false)
  const step = (by: (() => void) | undefined) =>
    by &&
    (() => {
      setAtIt(true)
      by()
    })
  const type = (text: string) => {
    setAtIt(true)
    field.onChange(text)
  }
  return (
    <View id={field.id} className={cx(styles.frame)}>
      <View className={cx(styles.row)}>
        <View className={cx(styles.text)}>
          <View>{quantityWords.label}</View>
          <View
            className={cx(styles.note, field.isBad && styles.bad)}
            {...a11y.describe(field.isBad ? { role: 'alert' } : {})}
          >
            {field.error ?? limits}
          </View>
        </View>
        <Stepper
          label={quantityWords.label}
          value={field.value}
          onChange={type}
          onBlur={field.onBlur}
          onLess={step(onLess)}
          onMore={step(onMore)}
          invalid={field.isBad}
        />
      </View>
      {isAtIt && <QuickQtys limits={quantity.limits} chosen={quantity.value} onPick={quantity.onPick} />}
    </View>
  )
}
