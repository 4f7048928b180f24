import { useAreaOf } from '../../area/use-area'
import { copy } from '../../copy'
import type { Column } from './column'

/** These columns and, where some row has an area with a name, that of each row; a list that says it in its own way stays. */
export function withAreas<Row extends object>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  nameOf: (areaId: number) => string,
): readonly Column<Row>[] {
  const named = (row: Row) => ('areaId' in row && typeof row.areaId === 'number' ? nameOf(row.areaId) : '')
  if (columns.some(({ key }) => key === 'area') || !rows.some((row) => named(row) !== '')) return columns
  return [...columns, { key: 'area', title: copy.area, render: (_, row) => named(row) }]
}

/** The columns of a list, and of which area each row is where rows of several stand together. */
export function useAreaColumn<Row extends object>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  isWanted: boolean,
): readonly Column<Row>[] {
  const nameOf = useAreaOf()
  return isWanted ? withAreas(columns, rows, nameOf) : columns
}
