import type { CorrectionView, TxnView } from '@contract/endpoints/money/corrections'
import { hiddenAccount } from '@contract/ledger/account-words'
import { fen } from '@contract/money'
import type { Db } from '../../db/schema'
import { ownersIn } from '../../ledger/owner-names'
import type { CorrectionRow, TransferRow, TxnRow } from './store'
import * as store from './store'

/**
 * Whether a transaction can be reversed: it moved something, and touches no frozen account, whose holds end in their own ways.
 * Our decision: docs/decisions/0050-money.md
 */
export const isReversible = (transfers: readonly TransferRow[]): boolean =>
  transfers.length > 0 && transfers.every((row) => row.from_kind !== 'frozen' && row.to_kind !== 'frozen')

/** The sale of a block is undone with the block, not by itself: decision 0260. */
const isOfBlock = (row: TxnRow): boolean => row.ref_type === 'blockOrder'

/** Whose view it is: who acts, and whether they may know who gave anonymously. Source: community §3 (visible), §11. */
export interface Reader {
  readonly by: number
  readonly seesGivers: boolean
}

/** An account, or what stands for the one of a giver whom a reader may not know. */
export const shownAccount = (key: string, isHidden: boolean): string =>
  isHidden && key.startsWith('user:') ? hiddenAccount : key

/** Transactions with what they moved. */
export async function txnViews(db: Db, rows: readonly TxnRow[], seesGivers: boolean): Promise<TxnView[]> {
  const ids = rows.map((row) => row.txn_id)
  const transfers = await store.transfersOf(db, ids)
  const hidden = seesGivers ? new Set() : await store.anonymousGifts(db, ids)
  const corrected = await store.correctedOf(db, ids)
  const views = rows.map((row) => {
    const own = transfers.filter(({ txn_id }) => txn_id === row.txn_id)
    const shown = (key: string) => shownAccount(key, hidden.has(row.txn_id))
    return {
      txnId: row.txn_id,
      type: row.type,
      reference: row.reference,
      memo: row.memo,
      refType: row.ref_type,
      refId: row.ref_id,
      at: row.at,
      transfers: own.map(({ from_key, to_key, amount }) => ({
        from: shown(from_key),
        to: shown(to_key),
        amount: fen(amount),
      })),
      isCorrectable: isReversible(own) && !corrected.has(row.txn_id) && !isOfBlock(row),
    }
  })
  const owners = await ownersIn(db, views)
  return views.map((view) => ({ ...view, owners }))
}

const actsOf = (row: CorrectionRow, by: number): CorrectionView['acts'] => {
  if (row.state !== 'proposed') return []
  return row.proposed_by === by ? ['refuse'] : ['confirm', 'refuse']
}

/** Corrections as an operator sees them. */
export async function correctionViews(
  db: Db,
  rows: readonly CorrectionRow[],
  reader: Reader,
): Promise<CorrectionView[]> {
  const views: CorrectionView[] = []
  for (const row of rows) {
    const txn = await store.findTxn(db, row.txn_id)
    const [shown] = txn ? await txnViews(db, [txn], reader.seesGivers) : []
    if (!shown) throw new Error(`transaction ${row.txn_id} vanished`)
    views.push({
      correctionId: row.correction_id,
      ver: row.ver,
      state: row.state,
      reason: row.reason,
      txn: shown,
      reversedBy: row.reversed_by,
      proposedBy: row.proposer,
      proposedAt: row.proposed_at,
      decidedBy: row.decider ?? '',
      decidedAt: row.decided_at,
      refusedReason: row.refused_reason,
      acts: actsOf(row, reader.by),
    })
  }
  return views
}

/** One of them, as it is now. */
export async function correctionView(db: Db, correctionId: number, reader: Reader): Promise<CorrectionView> {
  const row = await store.findCorrection(db, correctionId)
  const [view] = row ? await correctionViews(db, [row], reader) : []
  if (!view) throw new Error(`correction ${correctionId} vanished`)
  return view
}
