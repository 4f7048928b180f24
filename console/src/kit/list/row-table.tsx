import { Table } from 'antd'
import type { TableProps } from 'antd'
import type { ReactNode } from 'react'
import { useIsPhone } from '../../doors/media'
import { copy } from '../copy'
import type { Boxes } from './cards'
import { Cards } from './cards'
import type { Column } from './columns/column'
import styles from './list.module.scss'
import { nearestIn } from './rows'

type TableRowSelection<Row> = NonNullable<TableProps<Row>['rowSelection']>

interface RowTableProps<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly idOf: (row: Row) => string
  readonly isLoading: boolean
  readonly boxes: Boxes<Row> | undefined
  /** The row whose panel is open. */
  readonly opened: Row | undefined
  /** The row that the keys stand on; -1 before one. */
  readonly at: number
  readonly onAt: (index: number) => void
  readonly onOpen: (row: Row, index: number) => void
  /** Whether a row opens a panel. */
  readonly hasPanel: boolean
  /** What stands where there are no rows. */
  readonly none: ReactNode
}

/** Of the frame's header, below which heads of tables stay. */
const headerHeight = 56

/** The rows of a list: as a table, on a phone as cards. */
export function RowTable<Row extends object>(props: RowTableProps<Row>) {
  const { rows, columns, idOf, isLoading, boxes, opened, at, onAt, onOpen, hasPanel, none } = props
  if (useIsPhone())
    return <Cards {...props} onOpen={hasPanel ? onOpen : undefined} none={isLoading ? undefined : none} />
  return (
    <Table<Row>
      size='middle'
      sticky={{ offsetHeader: headerHeight }}
      loading={isLoading}
      columns={[...columns]}
      dataSource={[...rows]}
      rowKey={idOf}
      pagination={false}
      {...(boxes && { rowSelection: selection(boxes, idOf) })}
      scroll={{ x: 'max-content' }}
      rowClassName={(one, index) => lookOf(one === opened, index === at)}
      onRow={(one, index = 0) => ({
        onClick: () => onOpen(one, index),
        // One row is on the way of the Tab key, so that a wide table can be scrolled by keys, too.
        tabIndex: index === nearestIn(at, rows.length) ? 0 : -1,
        onFocus: () => onAt(index),
        ...(hasPanel && { className: styles.row }),
      })}
      locale={{ emptyText: none }}
    />
  )
}

/** What was chosen stays chosen on the next page. No box chooses all: the table repeats it where it measures, hidden yet focusable. */
const selection = <Row,>(
  { chosen, choose, nameOf }: Boxes<Row>,
  idOf: (row: Row) => string,
): TableRowSelection<Row> => ({
  selectedRowKeys: chosen.map(idOf),
  preserveSelectedRowKeys: true,
  hideSelectAll: true,
  columnWidth: 40,
  onChange: (_, rows) => choose(rows),
  getCheckboxProps: (row) => ({ 'aria-label': copy.row(nameOf(row)) }),
})

const lookOf = (isOpen: boolean, isAt: boolean) => [isOpen ? styles.isOpen : '', isAt ? styles.isAt : ''].join(' ')
