import { Text } from '@tarojs/components'
import type { Qty } from '@contract/money'
import { qtyText } from '@/lib/format/qty'
import { cx } from '../cx/cx'
import styles from './qty-text.module.scss'

export interface QtyTextProps {
  readonly qty: Qty
  /** 千克, 瓶 …; written after the figure. */
  readonly unit?: string
  /** The figure stands out, as the stock of a listing does. */
  readonly strong?: boolean
}

/** A quantity in tabular figures. */
export function QtyText({ qty, unit, strong = false }: QtyTextProps) {
  return (
    <Text className={cx(styles.qty)}>
      <Text className={cx(strong && styles.strong)}>{qtyText(qty)}</Text>
      {unit === undefined ? '' : ` ${unit}`}
    </Text>
  )
}
