import { useAreaId, useAreas } from '../area/use-area'
import { copy } from '../copy'
import type { Column } from './list-page'

/** The columns of a list, and of which area each row is where rows of several stand together. */
export function useAreaColumn<Row extends object>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  isWanted: boolean,
): readonly Column<Row>[] {
  const areas = useAreas() ?? []
  const chosen = useAreaId()
  const isShown = isWanted && chosen === undefined && areas.length > 1 && rows.some((row) => 'areaId' in row)
  if (!isShown || columns.some(({ key }) => key === 'area')) return columns
  const names = new Map(areas.map(({ areaId, name }) => [areaId, name]))
  const nameOf = (row: Row) => ('areaId' in row && typeof row.areaId === 'number' ? (names.get(row.areaId) ?? '') : '')
  return [...columns, { key: 'area', title: copy.area, render: (_, row) => nameOf(row) }]
}
