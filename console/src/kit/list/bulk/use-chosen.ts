import { useState } from 'react'
import type { Boxes } from '../cards'
import type { Bulk } from './bulk'

/** Which rows are ticked, as the list shows them now; those of other pages as they were last seen. Undefined: a list without boxes. */
export function useChosen<Row>(
  bulk: Bulk<Row> | undefined,
  idOf: (row: Row) => string,
  found: readonly Row[],
): Boxes<Row> | undefined {
  const [chosen, choose] = useState<readonly Row[]>([])
  if (!bulk) return undefined
  const now = new Map(found.map((row) => [idOf(row), row]))
  return { chosen: chosen.map((row) => now.get(idOf(row)) ?? row), choose, nameOf: bulk.nameOf }
}
