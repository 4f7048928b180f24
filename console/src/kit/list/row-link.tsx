import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Fields } from './address'
import type { Column } from './columns/column'

interface RowLinkProps {
  readonly id: string
  readonly children: ReactNode
}

/** The number of a row, which opens it here, or in a tab of its own. */
const RowLink = ({ id, children }: RowLinkProps) => (
  <Link to='.' search={(old: Fields) => ({ ...old, id })} onClick={(event) => event.stopPropagation()}>
    {children}
  </Link>
)

/** The columns of a list whose rows open: the number of each row is a link. */
export const withLinks = <Row extends object>(
  columns: readonly Column<Row>[],
  idOf: (row: Row) => string,
): readonly Column<Row>[] =>
  columns.map((column) =>
    column.key === 'no'
      ? {
          ...column,
          render: (value, row, index) => (
            <RowLink id={idOf(row)}>{column.render?.(value, row, index) as ReactNode}</RowLink>
          ),
        }
      : column,
  )
