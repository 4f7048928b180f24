import { View } from '@tarojs/components'
import type { Qty } from '@contract/money'
import { qtyText } from '@/lib/format/qty'
import { quickQtys } from '@/lib/quantity/quick'
import type { UnitLimits } from '@/lib/quantity/quantity'
import { quantityWords } from '@/lib/quantity/words'
import { Chips } from '../chips/chips'
import { cx } from '../cx/cx'
import styles from './quantity-row.module.scss'

export interface QuickQtysProps {
  readonly limits: UnitLimits
  readonly chosen: Qty | undefined
  readonly onPick: (quantity: Qty) => void
}

/** Round quantities, and all of it, with one tap each; nothing where few taps on + reach everything. */
export function QuickQtys({ limits, chosen, onPick }: QuickQtysProps) {
  const quick = quickQtys(limits)
  if (quick.length === 0) return null
  const items = quick.map(({ qty, isAll }) => ({ id: qty, text: isAll ? quantityWords.all : qtyText(qty) }))
  return (
    <View className={cx(styles.quick)}>
      <Chips<Qty> label={quantityWords.quick(limits.unit)} items={items} chosen={chosen} onPick={onPick} wraps />
    </View>
  )
}
