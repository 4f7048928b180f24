import type { CorrectionView } from '@contract/endpoints/money/corrections'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'

/** What a transaction moved in all. */
export const movedBy = ({ txn }: Pick<CorrectionView, 'txn'>): string =>
  yuanText(fen(txn.transfers.reduce((sum, { amount }) => sum + amount, 0)))
