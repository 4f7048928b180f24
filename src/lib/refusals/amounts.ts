import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'

/** An amount that the server said beside a refusal; undefined for anything that is none. */
export const fenIn = (value: unknown): Fen | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? fen(value) : undefined

/** The same as text: 12.40. */
export function amountIn(value: unknown): string | undefined {
  const amount = fenIn(value)
  return amount === undefined ? undefined : yuanText(amount)
}
