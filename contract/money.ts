/**
 * Money: whole fen (1/100 yuan), never negative, never a fraction. Direction is who pays whom, not a sign.
 * Source: readings (Amounts). Our decision: docs/decisions/0003-money-is-whole-fen.md
 */
export type Fen = number & { readonly __unit: 'fen' }

/** A quantity in 1/10000 of the item's unit, never negative. Source: specification §9 (4 decimals). */
export type Qty = number & { readonly __unit: 'qty' }

/** The decimals of an amount in yuan. */
export const yuanDecimals = 2

/** The decimals of a quantity. Source: specification §9. */
export const qtyDecimals = 4
export const qtyScale = 10 ** qtyDecimals

const isWhole = (n: number) => Number.isSafeInteger(n) && n >= 0

/** Checks that a number is an amount of money. Throws RangeError otherwise: that is our mistake, not a user's. */
export function fen(n: number): Fen {
  if (!isWhole(n)) throw new RangeError(`not an amount in fen: ${n}`)
  return n as Fen
}

/** Checks that a number is a quantity in 1/10000. Throws RangeError otherwise. */
export function qty(n: number): Qty {
  if (!isWhole(n)) throw new RangeError(`not a quantity in 1/10000: ${n}`)
  return n as Qty
}

/** Price of one unit times a quantity, rounded half up to whole fen (readings: half away from zero). Exact for every safe input. */
export function amountOf(price: Fen, quantity: Qty): Fen {
  const product = BigInt(price) * BigInt(quantity)
  const scale = BigInt(qtyScale)
  return fen(Number((product + scale / 2n) / scale))
}

/** A share of an amount in basis points (1/10000), rounded half up to whole fen. */
export function shareOf(amount: Fen, basisPoints: number): Fen {
  return fen(Number((BigInt(amount) * BigInt(basisPoints) + 5_000n) / 10_000n))
}

/** Checks a sum and returns it as money; a number that is not exact is our mistake and throws RangeError. */
export const plus = (a: Fen, b: Fen): Fen => fen(a + b)
export const minus = (a: Fen, b: Fen): Fen => fen(a - b)
