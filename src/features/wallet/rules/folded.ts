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

/** What is paid as one sum, though it goes to several: an order to its seller and in fees, a shop's fee to the platform and the fund. */
const isPaidAsOne = ({ refType, type }: MoneyRow) => refType === 'order' || type === 'shop_fee'

/**
 * Money leaves in parts: an order's to the seller, and the seller's fee to the platform and the fund; a shop's fee to the platform and the
 * fund. The payer sees one amount, that of the order or of the shop. A withdrawal that was paid stays two records, what was sent and, later
 * in the books, the fee, which has its own name. Rows are newest first; the balance is that after the last part.
 */
export function foldedRows(rows: readonly MoneyRow[]): FoldedRow[] {
  const folded: FoldedRow[] = []
  for (const row of rows) {
    const at = folded.length - 1
    const last = folded[at]
    const isPart = last !== undefined && isSame(last, row)
    if (isPart && row.type === 'withdraw_paid') folded[at] = { ...last, memo: copy.withdrawFee }
    if (isPart && isPaidAsOne(row)) folded[at] = { ...last, amount: fen(last.amount + row.amount), isFolded: true }
    else folded.push({ ...row, memo: row.refType === 'order' ? whatOf(row) : row.memo, isFolded: false })
  }
  return folded
}
