import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { copy } from './copy'
import type { Series } from './rows'
import styles from './statistics.module.scss'

const kinds = ['reallotted', 'advanced', 'cameBack', 'lost', 'compensated'] as const

/** What was put right in a span, a line for each kind, and its sum. Source: operating §2. */
export const RightTable = ({ series }: { readonly series: Series }) => (
  <table className={styles.table} aria-label={copy.right}>
    <thead>
      <tr>
        <th scope='col'>{copy.right}</th>
        <th scope='col'>{copy.sum}</th>
      </tr>
    </thead>
    <tbody>
      {kinds.map((kind) => (
        <tr key={kind}>
          <th scope='row'>{copy.rights[kind]}</th>
          <td>{yuanText(fen(series.reduce((sum, row) => sum + (row[kind] ?? 0), 0)))}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
