import type { boardSorts } from '@contract/endpoints/market/offers'

export type BoardSort = (typeof boardSorts)[number]

/** The columns that order a list, all ascending and the last one unique: a page begins after the last row of the page before. */
export type BoardKeys = readonly string[]

const numbers = /^-?\d{1,16}(\.-?\d{1,16})*$/

/** Where a page of this sort ended: the next one starts after it, whatever was listed meanwhile. */
export const cursorText = (sort: string, values: readonly number[]): string => `${sort}:${values.join('.')}`

/**
 * The place of a cursor: one number for each key. Undefined without a cursor; `nowhere` for a text that belongs to another sort or is not
 * our cursor, which gives an empty page.
 */
export function readCursor(
  text: string | undefined,
  sort: string,
  keys: BoardKeys,
): readonly number[] | undefined | 'nowhere' {
  if (text === undefined || text === '') return undefined
  const rest = text.startsWith(`${sort}:`) ? text.slice(sort.length + 1) : ''
  if (!numbers.test(rest)) return 'nowhere'
  const values = rest.split('.').map(Number)
  return values.length === keys.length && values.every(Number.isSafeInteger) ? values : 'nowhere'
}
