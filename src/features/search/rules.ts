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

export const isWord = (value: unknown): value is string => typeof value === 'string' && value !== ''

export const isSeen = (value: unknown): value is Seen => {
  if (typeof value !== 'object' || value === null) return false
  const { saleId, areaId, title, thumb, category } = value as Readonly<Record<keyof Seen, unknown>>
  const areNumbers = typeof saleId === 'number' && typeof areaId === 'number'
  return areNumbers && [title, thumb, category].every((text) => typeof text === 'string')
}
