import { pageSize } from '@contract/limits'
import type { List } from './list'
import { partOf } from './parts'

/**
 * A list with its rows in an order of its own, cut into pieces anew. Not for a list that lets go of rows: it knows those that are here.
 * Our decision: docs/decisions/0121-long-lists.md
 */
export function arranged<Row, E, Extra>(
  list: List<Row, E, Extra>,
  order: (rows: readonly Row[]) => readonly Row[],
): List<Row, E, Extra> {
  if (!list.shown) return list
  const rows = order(list.shown.rows)
  const parts = Array.from({ length: Math.ceil(rows.length / pageSize) }, (_, at) =>
    partOf(at + 1, undefined, rows.slice(at * pageSize, (at + 1) * pageSize)),
  )
  return { ...list, shown: { ...list.shown, rows, parts } }
}
