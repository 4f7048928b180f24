import { Table } from 'antd'
import type { TableColumnType } from 'antd'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { copy } from './copy'
import type { Series } from './statistics'

type Column = TableColumnType<Series[number]>

interface SeriesTableProps {
  readonly series: Series
  readonly isByDay: boolean
}

/** The numbers of a series, and their sum. */
export function SeriesTable({ series, isByDay }: SeriesTableProps) {
  const sumOf = (key: 'turnover' | 'orders' | 'fee' | 'fund') => series.reduce((sum, row) => sum + row[key], 0)
  return (
    <Table
      size='middle'
      rowKey='key'
      pagination={false}
      dataSource={[...series]}
      columns={[
        { key: 'name', title: copy.key, render: (_, { name }) => name },
        { key: 'turnover', title: copy.turnover, align: 'right', render: (_, row) => yuanText(row.turnover) },
        { key: 'orders', title: copy.orders, align: 'right', render: (_, { orders }) => orders },
        { key: 'fee', title: copy.fee, align: 'right', render: (_, row) => yuanText(row.fee) },
        { key: 'fund', title: copy.fund, align: 'right', render: (_, row) => yuanText(row.fund) },
        ...(isByDay
          ? ([
              { key: 'residents', title: copy.residents, align: 'right', render: (_, { residents }) => residents },
              { key: 'sold', title: copy.sold, align: 'right', render: (_, { blocksSold }) => blocksSold },
              { key: 'votes', title: copy.votes, align: 'right', render: (_, { votes }) => votes },
              {
                key: 'returned',
                title: copy.returned,
                align: 'right',
                render: (_, { returned, traders }) =>
                  returned === null || traders === null ? '' : copy.share(returned, traders),
              },
            ] satisfies Column[])
          : []),
      ]}
      summary={() => (
        <Table.Summary.Row>
          <Table.Summary.Cell index={0}>
            <b>{copy.sum}</b>
          </Table.Summary.Cell>
          {[
            yuanText(fen(sumOf('turnover'))),
            sumOf('orders'),
            yuanText(fen(sumOf('fee'))),
            yuanText(fen(sumOf('fund'))),
          ].map((value, index) => (
            <Table.Summary.Cell key={index} index={index + 1} align='right'>
              <b>{value}</b>
            </Table.Summary.Cell>
          ))}
        </Table.Summary.Row>
      )}
    />
  )
}
