import type { Fen, Qty } from '@contract/money'
import { fen, qty, qtyDecimals, yuanDecimals } from '@contract/money'
import { typedUnits } from '@contract/people/typed-units'

/** An amount such as "288.00" in fen. */
export const amountFen = (text: string): Fen => fen(typedUnits(text, yuanDecimals) ?? Number.NaN)

/** A quantity such as "0.25" in 1/10000. */
export const quantityOf = (text: string): Qty => qty(typedUnits(text, qtyDecimals) ?? Number.NaN)
