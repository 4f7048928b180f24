import type { Fen, Qty } from '@contract/money'
import { fen, qty, qtyScale } from '@contract/money'

/** Turns written figures into whole numbers of their smallest unit, digit by digit, never through a fraction. */
function wholeOf(text: string, decimals: number): number {
  const [whole = '0', part = ''] = text.split('.')
  return Number(`${whole}${part.padEnd(decimals, '0')}`)
}

/** An amount such as "288.00" in fen. */
export const amountFen = (text: string): Fen => fen(wholeOf(text, 2))

/** A quantity such as "0.25" in 1/10000. */
export const quantityOf = (text: string): Qty => qty(wholeOf(text, String(qtyScale).length - 1))
