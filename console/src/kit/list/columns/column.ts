import type { TableColumnType } from 'antd'

/** A column of a list. */
export type Column<Row> = TableColumnType<Row> & {
  readonly key: string
  readonly title: string
  /** Shown only where somebody chose it. */
  readonly isExtra?: boolean
}
