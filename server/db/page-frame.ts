import { pageSize } from '@contract/envelope'

interface PageFacts<Row> {
  /** The page number that was asked for. */
  readonly page: number
  /** Rows of a page, where the caller chooses it. */
  readonly size?: number
  /** The number of rows on all pages. */
  readonly total: number
  /** The cursor of a row; the next page begins after the last row of this one. */
  readonly cursorOf: (last: Row) => number | string | undefined
}

/**
 * The rows of a page, and the fields of the answer that describe it. `found` holds one row more than a page when there is a next page; only
 * then the answer has a cursor. Source: specification §3 (pagination); the cursor is ours (domain model §6).
 */
export function pageFrame<Row>(found: readonly Row[], { page, size = pageSize, total, cursorOf }: PageFacts<Row>) {
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  const cursor = found.length > size && last !== undefined ? cursorOf(last) : undefined
  const frame = {
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / size)),
    per_page: size,
    total,
    ...(cursor !== undefined && { cursor: String(cursor) }),
  }
  return { rows, frame }
}
