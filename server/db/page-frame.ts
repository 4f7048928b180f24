import { pageSize } from '@contract/envelope'

interface Page {
  /** The page number that was asked for. */
  readonly page: number
  /** Rows of a page, where the caller chooses it. */
  readonly size?: number
  /** The number of rows on all pages. */
  readonly total: number
}

interface PageFacts<Row> extends Page {
  /** The cursor of a row; the next page begins after the last row of this one. */
  readonly cursorOf: (last: Row) => number | string | undefined
}

/**
 * The fields of an answer that describe a page; `cursor` begins the next one, if there is one that is found so. Source: specification §3
 * (pagination); the cursor is ours (domain model §6).
 */
export const frameOf = ({ page, size = pageSize, total }: Page, cursor?: number | string) => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / size)),
  per_page: size,
  total,
  ...(cursor !== undefined && { cursor: String(cursor) }),
})

/** The rows of a page, and its frame. `found` holds one row more when there is a next page; only then the answer has a cursor. */
export function pageFrame<Row>(found: readonly Row[], { cursorOf, ...page }: PageFacts<Row>) {
  const { size = pageSize } = page
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  return { rows, frame: frameOf(page, found.length > size && last !== undefined ? cursorOf(last) : undefined) }
}
