import { signedYuan } from '../../kit/words/signed-yuan'
import { copy } from './copy'
import type { Series } from './rows'
import styles from './statistics.module.scss'

interface SeriesTableProps {
  readonly series: Series
  readonly hasCity: boolean
}

/** The numbers of a series, and their sum. A plain table: that of lists would make the page with the charts too heavy. */
export function SeriesTable({ series, hasCity }: SeriesTableProps) {
  const sumOf = (key: 'turnover' | 'orders' | 'fee' | 'fund') => series.reduce((sum, row) => sum + row[key], 0)
  const heads = [copy.key, copy.turnover, copy.orders, copy.fee, copy.fund]
  const ofDays = hasCity ? [copy.residents, copy.sold, copy.votes, copy.returned] : []
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[...heads, ...ofDays].map((head) => (
            <th key={head} scope='col'>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {series.map((row) => (
          <tr key={row.key}>
            <th scope='row'>{row.name}</th>
            <td>{signedYuan(row.turnover)}</td>
            <td>{row.orders}</td>
            <td>{signedYuan(row.fee)}</td>
            <td>{signedYuan(row.fund)}</td>
            {hasCity && <td>{row.residents}</td>}
            {hasCity && <td>{row.blocksSold}</td>}
            {hasCity && <td>{row.votes}</td>}
            {hasCity && <td>{copy.share(row.returned ?? 0, row.traders ?? 0)}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope='row'>{copy.sum}</th>
          <td>{signedYuan(sumOf('turnover'))}</td>
          <td>{sumOf('orders')}</td>
          <td>{signedYuan(sumOf('fee'))}</td>
          <td>{signedYuan(sumOf('fund'))}</td>
        </tr>
      </tfoot>
    </table>
  )
}
