import { grouped } from '@contract/digits'
import type { Qty } from '@contract/money'

/** A quantity as one types it, without needless zeros: `1234.5`. */
export function typedQtyText(quantity: Qty): string {
  const digits = String(quantity).padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(/\.?0+$/, '')
}

/**
 * A quantity for reading, thousands apart, without needless zeros: `40`, `0.5`, `1,234.5`. Our decision:
 * docs/decisions/0003-money-is-whole-fen.md
 */
export const qtyText = (quantity: Qty): string => typedQtyText(quantity).replace(/^\d+/, grouped)
