import { pageSize } from '@contract/limits'

interface PageFacts<Row> {
  /** The number that was asked for. */
  readonly page: number
  /** Rows of all pages. */
  readonly total: number
  /** What the next page begins behind, told by the last row of this one. */
  readonly cursorOf: (last: Row) => number | string | undefined
}

/**
 * The rows of a page, and what the answer says of it. `found` holds one row more than a page when there is a next one, whose cursor is
 * told then. Source: specification §3 (pagination); the cursor is ours (domain model §6).
 */
export function pageFrame<Row>(found: readonly Row[], { page, total, cursorOf }: PageFacts<Row>) {
  const rows = found.slice(0, pageSize)
  const last = rows.at(-1)
  const cursor = found.length > pageSize && last !== undefined ? cursorOf(last) : undefined
  const frame = {
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / pageSize)),
    per_page: pageSize,
    total,
    ...(cursor !== undefined && { cursor: String(cursor) }),
  }
  return { rows, frame }
}
