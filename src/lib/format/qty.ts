import type { Qty } from '@contract/money'

/** A quantity as text: whole when it is whole, else four decimals: `40`, `12.5000`. Source: specification §9 (4 decimals); design, listing row. */
export function qtyText(quantity: Qty): string {
  const digits = String(quantity).padStart(5, '0')
  const whole = digits.slice(0, -4).replace(/\B(?=(\d{3})+$)/g, ',')
  const rest = digits.slice(-4)
  return rest === '0000' ? whole : `${whole}.${rest}`
}
