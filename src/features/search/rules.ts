import type { ItemBrief } from '@contract/endpoints/market/items'

/** A listing that was looked at, as the device keeps it: without its price, which may change. */
export interface Seen {
  readonly saleId: number
  readonly areaId: number
  readonly title: string
  readonly thumb: string
  readonly category: string
}

/** Our decision: docs/decisions/0290-search.md */
export const kept = { words: 10, seen: 12 } as const

/** The words with these in front, once. */
export const withWord = (words: readonly string[], q: string): string[] =>
  [q, ...words.filter((word) => word !== q)].slice(0, kept.words)

/** What was looked at with this in front, once. */
export const withSeen = (seen: readonly Seen[], one: Seen): Seen[] =>
  [one, ...seen.filter(({ saleId }) => saleId !== one.saleId)].slice(0, kept.seen)

/** The goods of a city that these words name, or a part of whose name they are; things in own words are none of them. */
export function fitting<T extends Pick<ItemBrief, 'name' | 'isOther'>>(items: readonly T[], q: string): T | undefined {
  const words = q.trim().toLowerCase()
  const named = items.filter(({ isOther }) => isOther !== true)
  const whole = named.filter(({ name }) => words.includes(name.toLowerCase()))
  const longest = whole.reduce<T | undefined>(
    (best, one) => (best && best.name.length >= one.name.length ? best : one),
    undefined,
  )
  return longest ?? named.find(({ name }) => words !== '' && name.toLowerCase().includes(words))
}

export const isWord = (value: unknown): value is string => typeof value === 'string' && value !== ''

export const isSeen = (value: unknown): value is Seen => {
  if (typeof value !== 'object' || value === null) return false
  const { saleId, areaId, title, thumb, category } = value as Readonly<Record<keyof Seen, unknown>>
  const areNumbers = typeof saleId === 'number' && typeof areaId === 'number'
  return areNumbers && [title, thumb, category].every((text) => typeof text === 'string')
}
