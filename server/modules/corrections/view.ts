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

/** With the correction of such a transaction a thing went back, or its number became free: it is done anew, not corrected again. */
const taken: ReadonlySet<string> = new Set(['withdraw_returned', 'loss', 'expand', 'shop_fee'])

/**
 * The sale of a block is undone with the block, not by itself: decision 0260; an order is divided anew once: decision 0032. `types`: of the
 * transactions that corrections reversed.
 */
const isWhole = ({ ref_type: refType, ref_id: refId, type }: TxnRow, types: ReadonlyMap<number, string>): boolean =>
  refType === 'blockOrder' ||
  type === 'order_reallot' ||
  type === 'order_advance' ||
  (type === 'correction' && taken.has(types.get(refId) ?? ''))

/** An account, or what stands for the one of a giver whom a reader may not know. */
export const shownAccount = (key: string, isHidden: boolean): string =>
  isHidden && key.startsWith('user:') ? hiddenAccount : key

/** Transactions with what they moved; `seesGivers`: who reads may know who gave anonymously. Source: community §3 (visible), §11. */
export async function txnViews(db: Db, rows: readonly TxnRow[], seesGivers: boolean): Promise<TxnView[]> {
  const ids = rows.map((row) => row.txn_id)
  const transfers = await store.transfersOf(db, ids)
  const hidden = seesGivers ? new Set() : await store.anonymousGifts(db, ids)
  const corrected = await store.correctedOf(db, ids)
  const types = await store.typesOf(
    db,
    rows.filter(({ type }) => type === 'correction').map((row) => row.ref_id),
  )
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
      isCorrectable: isReversible(own) && !corrected.has(row.txn_id) && !isWhole(row, types),
    }
  })
  const owners = await ownersIn(db, views)
  return views.map((view) => ({ ...view, owners }))
}

/** Corrections as an operator sees them. */
export async function correctionViews(
  db: Db,
  rows: readonly CorrectionRow[],
  seesGivers: boolean,
): Promise<CorrectionView[]> {
  const views: CorrectionView[] = []
  for (const row of rows) {
    const txn = await store.findTxn(db, row.txn_id)
    const [shown] = txn ? await txnViews(db, [txn], seesGivers) : []
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
    })
  }
  return views
}

/** One of them, as it is now. */
export async function correctionView(db: Db, correctionId: number, seesGivers: boolean): Promise<CorrectionView> {
  const row = await store.findCorrection(db, correctionId)
  const [view] = row ? await correctionViews(db, [row], seesGivers) : []
  if (!view) throw new Error(`correction ${correctionId} vanished`)
  return view
}
