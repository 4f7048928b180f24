import type { Fen, Qty } from '@contract/money'
import { fen, qty, qtyDecimals, yuanDecimals } from '@contract/money'
import { typedUnits } from '@contract/people/typed-units'

/**
 * What was typed as yuan, in fen; undefined when it is not an amount of at most two decimals and nine digits before
 * them. Source: specification §9.
 */
export function typedFen(text: string): Fen | undefined {
  const units = typedUnits(text, yuanDecimals)
  return units === undefined ? undefined : fen(units)
}

/**
 * What was typed as a quantity, in 1/10000; undefined when it is not a quantity of at most four decimals. No sign, no exponent. Source:
 * specification §9 (4 decimals).
 */
export function typedQty(text: string): Qty | undefined {
  const units = typedUnits(text, qtyDecimals)
  return units === undefined ? undefined : qty(units)
}
