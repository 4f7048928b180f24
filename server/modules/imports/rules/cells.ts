import { fen, qty, qtyDecimals, yuanDecimals } from '@contract/money'
import { typedUnits } from '@contract/people/typed-units'
import { cleanCopied } from '@contract/texts/clean'

/** A whole number as a cell says it, from 1 on; NaN otherwise. */
export function numberIn(cell: string | undefined): number {
  const text = cleanCopied(cell ?? '')
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.NaN
}

/** What a column holds at most: 99,999,999.99 and 9,999,999.9999. */
const most = { fen: fen(9_999_999_999), qty: qty(99_999_999_999) }

/** An amount in fen, such as 288.00 or ¥1,288.00; NaN otherwise. */
export function fenIn(cell: string): number {
  const units = typedUnits(cleanCopied(cell), yuanDecimals)
  return units !== undefined && units <= most.fen ? units : Number.NaN
}

/** A quantity in 1/10000, more than nothing; NaN otherwise. */
export function qtyIn(cell: string): number {
  const units = typedUnits(cleanCopied(cell), qtyDecimals) ?? 0
  return units > 0 && units <= most.qty ? units : Number.NaN
}
