import type { Fen, Qty } from '@contract/money'
import { fen, qty } from '@contract/money'
import { figuresOf } from '@contract/people/figures'

/** What a box of an amount reads, without the commas between thousands. */
function plain(text: string): string {
  const read = figuresOf('amount', text)
  return /^\d{1,3}(?:,\d{3})+(?:\.|$)/.test(read) ? read.replace(/,/g, '') : read
}

/** Typed digits in units of the last allowed decimal, by string work, never by multiplying; undefined when they are not such a number. */
function typedUnits(text: string, decimals: number): number | undefined {
  const [, whole = '', part = '', lone = ''] = /^(\d{1,9})(?:\.(\d*))?$|^\.(\d+)$/.exec(plain(text)) ?? []
  const rest = part + lone
  if (`${whole}${rest}` === '' || rest.length > decimals) return undefined
  return Number(`${whole}${rest.padEnd(decimals, '0')}`)
}

/**
 * What was typed as yuan, in fen; undefined when it is not an amount of at most two decimals and nine digits before
 * them. Source: specification §9.
 */
export function typedFen(text: string): Fen | undefined {
  const units = typedUnits(text, 2)
  return units === undefined ? undefined : fen(units)
}

/**
 * What was typed as a quantity, in 1/10000; undefined when it is not a quantity of at most four decimals. No sign, no exponent. Source:
 * specification §9 (4 decimals).
 */
export function typedQty(text: string): Qty | undefined {
  const units = typedUnits(text, 4)
  return units === undefined ? undefined : qty(units)
}
