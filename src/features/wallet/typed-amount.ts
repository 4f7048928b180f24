import type { Fen } from '@contract/money'
import { fen } from '@contract/money'

/** What was typed as yuan, in fen; null when it is not an amount of at most two decimals. By string work, never by multiplying. */
export function typedFen(text: string): Fen | null {
  const [, whole = '', cents = ''] = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(text.trim()) ?? []
  return whole === '' ? null : fen(Number(`${whole}${cents.padEnd(2, '0')}`))
}
