import type { Fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'

/** How many, as the server said it beside a refusal; undefined for anything that counts nothing. */
export const countIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined

/** The same as an amount: what counts something is one. */
export const fenIn = (value: unknown): Fen | undefined => countIn(value) as Fen | undefined

/** The same as text: 12.40. */
export function amountIn(value: unknown): string | undefined {
  const amount = fenIn(value)
  return amount === undefined ? undefined : yuanText(amount)
}
