import { fen } from '@contract/money'
import type { MoneyRow } from '../money-list'
import { copy } from '../copy'

/** One movement, or several of one transaction folded into one. */
export interface FoldedRow extends MoneyRow {
  /** Whether it stands for more than one movement. */
  readonly isFolded: boolean
}

const isSame = (a: MoneyRow, b: MoneyRow) =>
  a.type === b.type && a.refType === b.refType && a.refId === b.refId && a.at === b.at && a.direction === b.direction

const whatOf = ({ type, memo, sellerBlockNo }: MoneyRow) =>
  type === 'order_done' && sellerBlockNo !== undefined ? copy.released(sellerBlockNo) : memo

/**
 * Frozen money leaves an order in parts: to the seller, and the seller's fee to the platform and the fund. The payer sees one amount, that
 * of the order; the order's page shows who got how much. Rows are newest first; the balance is that after the last part.
 */
export function foldedRows(rows: readonly MoneyRow[]): FoldedRow[] {
  const folded: FoldedRow[] = []
  for (const row of rows) {
    const last = folded[folded.length - 1]
    if (last && row.refType === 'order' && isSame(last, row)) {
      folded[folded.length - 1] = { ...last, amount: fen(last.amount + row.amount), isFolded: true }
    } else folded.push({ ...row, memo: row.refType === 'order' ? whatOf(row) : row.memo, isFolded: false })
  }
  return folded
}
