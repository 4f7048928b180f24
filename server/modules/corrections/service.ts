import type * as v from 'valibot'
import type * as calls from '@contract/endpoints/money/corrections'
import { mayKnowGivers } from '@contract/console/roles'
import { pageSize } from '@contract/envelope'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { doOnce } from '../../db/once/once'
import { pageFrame } from '../../db/page-frame'
import { pageStart, skipped } from '../../db/page-start'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import { askToCorrect, correctionApproval } from './by-two'
import type { TxnRow } from './store'
import * as store from './store'
import { correctionView, correctionViews, shownAccount, txnViews } from './view'

const seesGivers = ({ staff }: Deps): boolean => mayKnowGivers(staff?.roles ?? [])

async function txnsFor(
  db: Db,
  isGiverShown: boolean,
  input: v.InferOutput<typeof calls.txnList.input>,
): Promise<TxnRow[] | Refusal> {
  const start = pageStart(input)
  if (input.reference) return store.txnsByReference(db, input.reference, start, pageSize + 1)
  if (input.areaId === undefined || input.blockNo === undefined) {
    return refusal('FORM', { fields: { reference: '请填写单号，或区块编号' } })
  }
  const block = await store.ownerOfBlock(db, input.areaId, input.blockNo)
  if (!block || block.owner_user_id === null) return refusal('NOT_FOUND')
  return store.txnsOfUser(db, block.owner_user_id, isGiverShown, start, pageSize + 1)
}

/** Transactions of one reference number, or of a block's owner, newest first. Refusals: FORM (neither is named), NOT_FOUND (the block). */
export async function listTxns(deps: Deps, input: v.InferOutput<typeof calls.txnList.input>) {
  const { db } = deps
  const isGiverShown = seesGivers(deps)
  const found = await txnsFor(db, isGiverShown, input)
  if (!Array.isArray(found)) return err(found)
  // Nobody counts them all: there are as many as were seen, and one more while another page follows.
  const total = skipped({ page: input.page }) + found.length
  const { rows, frame } = pageFrame(found, { page: input.page, total, cursorOf: (last) => last.txn_id })
  return ok({ data: await txnViews(db, rows, isGiverShown), ...frame })
}

/** Corrections, newest first, with the number and the sum of all that the filters find. */
export async function listCorrections(deps: Deps, input: v.InferOutput<typeof calls.correctionList.input>) {
  const { db } = deps
  const { page, size } = input
  const found = await store.listCorrections(db, input, pageStart(input), size + 1)
  const { total, sum } = await store.sumCorrections(db, input)
  const { rows, frame } = pageFrame(found, { page, size, total, cursorOf: (last) => last.correction_id })
  return ok({ data: await correctionViews(db, rows, seesGivers(deps)), ...frame, sum: fen(sum) })
}

const ownMoney = '这笔与你自己有关，请其他人提出'
const notCorrectable = refusal('CLOSED', {}, '这笔不能更正：已有更正，或涉及冻结资金。订单可重新分配，提现可登记退票')

/**
 * Proposes the reverse of a transaction; nothing moves yet. Refusals: NOT_FOUND, CLOSED (it cannot be corrected), OWN (the proposer's
 * money). Source: domain model §3.6.
 */
export function addCorrection(deps: Deps, by: number, input: v.InferOutput<typeof calls.correctionAdd.input>) {
  const now = deps.clock.now()
  const call = '/admin/correctionAdd'
  return doOnce(deps, { userId: by, call, input }, async (tx) => {
    const txn = await store.findTxn(tx, input.txnId)
    if (!txn) return err(refusal('NOT_FOUND'))
    const [view] = await txnViews(tx, [txn], true)
    if (!view?.isCorrectable) return err(notCorrectable)
    if (await correctionApproval.isParty(tx, txn.txn_id, { userId: by })) return err(refusal('OWN', {}, ownMoney))
    const correctionId = deps.ids.next()
    const isFirst = await store.insertCorrection(tx, {
      correction_id: correctionId,
      ver: 1,
      txn_id: txn.txn_id,
      state: 'proposed',
      reason: input.reason,
      proposed_by: by,
      proposed_at: now,
      decided_by: null,
      decided_at: null,
      refused_reason: '',
      reversed_by: null,
    })
    if (!isFirst) return err(notCorrectable)
    const asked = await askToCorrect(tx, deps, { userId: by }, txn, input.reason, call)
    if (!asked.ok) return asked
    return ok(await correctionView(tx, correctionId, seesGivers(deps)))
  })
}

/** What the reverse of a transaction would move, and whether it could now. Refusal: NOT_FOUND. Source: community §9 (corrections). */
export async function previewCorrection(deps: Deps, { areas, userId }: StaffCaller, txnId: number) {
  const { db } = deps
  const isGiverShown = seesGivers(deps)
  const txn = await store.findTxn(db, txnId)
  // The ledger belongs to no area.
  if (!txn || areas !== null) return err(refusal('NOT_FOUND'))
  const [view] = await txnViews(db, [txn], isGiverShown)
  if (!view) return err(refusal('NOT_FOUND'))
  const rows = await store.transfersOf(db, [txnId])
  const taken = new Map<string, number>()
  for (const { from_key: to, to_key: from, amount } of rows) {
    taken.set(from, (taken.get(from) ?? 0) + amount)
    taken.set(to, (taken.get(to) ?? 0) - amount)
  }
  const isHidden = !isGiverShown && (await store.anonymousGifts(db, [txnId])).has(txnId)
  const balances = await store.boundedBalances(db, [...taken.keys()])
  const missing = balances.flatMap(({ key, balance }) => {
    const short = (taken.get(key) ?? 0) - balance
    return short > 0 ? [{ key: shownAccount(key, isHidden), amount: fen(short) }] : []
  })
  return ok({
    txn: view,
    transfers: [...view.transfers].reverse().map(({ from, to, amount }) => ({ from: to, to: from, amount })),
    missing,
    isOwn: rows.some(({ from_user, to_user }) => from_user === userId || to_user === userId),
  })
}
