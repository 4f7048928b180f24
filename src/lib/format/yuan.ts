import { grouped } from '@contract/digits'
import type { Fen } from '@contract/money'

/**
 * An amount as text: two decimals, thousands apart: `1,286.40`. No sign, no ¥. By string work, never by division.
 * Source: specification §9.
 */
export function yuanText(amount: Fen): string {
  const digits = String(amount).padStart(3, '0')
  return `${grouped(digits.slice(0, -2))}.${digits.slice(-2)}`
}

/** From a hundred thousand yuan on, three amounts do not fit side by side in a row of 320 px. */
const longFen = 10_000_000

/**
 * Whether one of three amounts is too long for a third of a narrow screen. Amounts in fen. Our decision:
 * docs/decisions/0004-sizes-and-figures.md
 */
export const areLong = (amounts: readonly Fen[]): boolean => amounts.some((amount) => amount >= longFen)
