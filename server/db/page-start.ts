import { pageSize } from '@contract/envelope'

/** Which page is asked for: the one behind a cursor or, without one, the one with this number. */
export interface PageCall {
  readonly page: number
  readonly cursor?: string | undefined
  /** Rows of a page, where the caller chooses it. */
  readonly size?: number | undefined
}

/** How many rows a page leaves out: none behind a cursor. */
export const skipped = ({ page, cursor, size = pageSize }: PageCall): number =>
  cursor === undefined || cursor === '' ? (page - 1) * size : 0

/** The id that a cursor names; undefined without a cursor, and `unread` for a text that is no id. */
function idIn(cursor: string | undefined, unread: number): number | undefined {
  if (cursor === undefined || cursor === '') return undefined
  const id = /^\d{1,16}$/.test(cursor) ? Number(cursor) : unread
  return Number.isSafeInteger(id) ? id : unread
}

/** Where a page begins when rows come newest first: before a row, or after a number of rows. */
export interface PageStart {
  /** Only rows with a smaller id. */
  readonly beforeId: number
  readonly offset: number
}

/** The start of a page of rows that come by falling id. A cursor that is no id gives an empty page. */
export const pageStart = (call: PageCall): PageStart => ({
  beforeId: idIn(call.cursor, 0) ?? Number.MAX_SAFE_INTEGER,
  offset: skipped(call),
})

/** The start of a page of rows that come by rising id or number, none above `most`. A cursor that is no id gives an empty page. */
export const pageStartUp = (call: PageCall, most: number) => ({
  afterId: Math.min(most, idIn(call.cursor, most) ?? 0),
  offset: skipped(call),
})
