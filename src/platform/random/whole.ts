import { alphabet } from './alphabet'

/**
 * A whole number between two bounds, both included; 0 when lower is below 0, upper not above 0, or upper below lower.
 * Source: specification §9 (random integer).
 */
export function randomWhole(lower: number, upper: number): number {
  if (!(lower >= 0 && upper > 0 && upper >= lower)) return 0
  const [from, to] = [Math.ceil(lower), Math.floor(upper)]
  const count = to - from + 1
  return count > 0 && Number.isFinite(count) ? Math.min(to, from + Math.floor(Math.random() * count)) : 0
}

const ofBase = (base: number) => alphabet.charAt(Math.floor(Math.random() * Math.min(base, alphabet.length)))

/** A random id in the shape of a UUID, version 4, in capitals. */
function uuid(): string {
  const hex = (count: number) => Array.from({ length: count }, () => ofBase(16)).join('')
  const variant = 'AB89'.charAt(Math.floor(Math.random() * 4))
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${variant}${hex(3)}-${hex(12)}`
}

/**
 * A random id of `length` characters of a base (at most 62), beginning with u unless told otherwise; length 0 gives a UUID. It names
 * things, it grants nothing. Source: specification §9 (random ID default 32 characters).
 */
export function randomId(length: number | null = 32, startsWithU = true, base: number | null = 62): string {
  const id = length ? Array.from({ length }, () => ofBase(base || 62)).join('') : uuid()
  return startsWithU ? `u${id.slice(1)}` : id
}
