import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { yuan } from '../../format/yuan'
import { accountKeyOf } from '../../ledger/accounts'
import type { Transfer } from '../../ledger/post'
import { post } from '../../ledger/post'
import type { ApprovalAct, Person } from '../approvals/open/approval'
import { ask } from '../approvals/open/ask'
import { takeSlotsBack } from '../expand/open/take-back'
import { isFundShort } from '../fund/open/promised'
import { tell } from '../notices/open/tell'
import { takeTermBack } from '../shop/open/take-back'
import { unreturn } from '../withdrawals/open/returned'
import type { TransferRow, TxnRow } from './store'
import * as store from './store'
import type { CorrectionTable } from './tables'
import { isReversible, shownAccount } from './view'

/** What waits is about the wrong transaction. */
export const askOf = (txnId: number) => ({ kind: 'correction', refType: 'txn', refId: txnId }) as const

/** The same transfers the other way, the last one first. */
const reverseOf = (transfers: readonly TransferRow[]): Transfer[] =>
  transfers
    .map(({ from_key, to_key, amount }) => ({
      from: accountKeyOf(to_key),
      to: accountKeyOf(from_key),
      amount: fen(amount),
    }))
    .reverse()

const sumOf = (transfers: readonly TransferRow[]): number => transfers.reduce((sum, { amount }) => sum + amount, 0)

/** Asks the second person for the reverse of a transaction. Refusal: CLOSED (asked already). Source: community §9 (two persons). */
export async function askToCorrect(tx: Tx, deps: Deps, by: Person, txn: TxnRow, reason: string, call: string) {
  const transfers = await store.transfersOf(tx, [txn.txn_id])
  const amount = sumOf(transfers)
  const named = txn.reference === '' ? txn.memo : `${txn.reference} ${txn.memo}`
  // Operators read what waits, and may not know who gave anonymously.
  const isHidden = (await store.anonymousGifts(tx, [txn.txn_id])).has(txn.txn_id)
  const postings = reverseOf(transfers).map(({ from, to, amount: part }) => ({
    from: shownAccount(from, isHidden),
    to: shownAccount(to, isHidden),
    amount: part,
  }))
  return ask(tx, deps, by, {
    ...askOf(txn.txn_id),
    refVer: 1,
    areaId: null,
    summary: `${named} 更正：冲回 ${yuan(amount)}`,
    payload: { reference: txn.reference, amount, postings },
    reason,
    call,
  })
}

/** A correction by two persons. Source: domain model §2, §3.6; community §9. */
export const correctionApproval: ApprovalAct = {
  lock: async (tx, txnId) => (await store.lockProposed(tx, txnId))?.ver,
  async isParty(tx, txnId, { userId }) {
    const transfers = await store.transfersOf(tx, [txnId])
    return transfers.some(({ from_user: from, to_user: to }) => from === userId || to === userId)
  },
  async run(tx, deps, { userId }, txnId) {
    const [row, txn] = [await store.lockProposed(tx, txnId), await store.findTxn(tx, txnId)]
    return row && txn ? reverse(tx, deps, row, txn, userId) : err(refusal('CLOSED'))
  },
  async putBack(tx, { clock }, txnId, { by, reason }) {
    const row = await store.lockProposed(tx, txnId)
    const refused = { state: 'refused', decided_by: by, decided_at: clock.now(), refused_reason: reason } as const
    if (row) await store.changeCorrection(tx, row.correction_id, by === null ? { state: 'lapsed' } : refused)
  },
}

/** Moves the money of a transaction back. Refusals: NOT_ENOUGH, CLOSED and LIMIT (what was bought cannot be taken back). */
async function reverse(tx: Tx, deps: Deps, row: CorrectionTable, txn: TxnRow, by: number) {
  const transfers = await store.transfersOf(tx, [row.txn_id])
  if (!isReversible(transfers)) throw new Error(`correction ${row.correction_id} reverses nothing`)
  const taken = await takeBack(tx, deps, txn, by)
  if (!taken.ok) return taken
  const cause = { type: 'correction', refType: 'txn', refId: txn.txn_id, reference: txn.reference } as const
  const reversed = await post(tx, deps, { ...cause, memo: `更正：${txn.memo}` }, reverseOf(transfers))
  if (!reversed.ok) return reversed
  for (const { to_key: giver } of transfers)
    if (await isFundShort(tx, giver)) return err(refusal('NOT_ENOUGH', {}, '这笔资金已预留给通过的支出'))
  const decided = { state: 'done', decided_by: by, decided_at: deps.clock.now() } as const
  await store.changeCorrection(tx, row.correction_id, { ...decided, reversed_by: reversed.value })
  const users = new Set(transfers.flatMap(({ from_user, to_user }) => [from_user, to_user]))
  await tellOwners(tx, deps, users, txn, row)
  return ok(null)
}

/** What was bought goes back as well, where the ledger alone does not say it. */
async function takeBack(tx: Tx, deps: Deps, txn: TxnRow, by: number): Promise<Result<null, Refusal>> {
  if (txn.type === 'withdraw_returned') return unreturn(tx, deps, txn.ref_id, by)
  if (txn.type === 'expand') return takeSlotsBack(tx, deps, txn.ref_id)
  return txn.type === 'shop_fee' && txn.ref_type === 'shopTerm' ? takeTermBack(tx, deps, txn.ref_id) : ok(null)
}

async function tellOwners(tx: Tx, deps: Deps, users: ReadonlySet<number | null>, txn: TxnRow, row: CorrectionTable) {
  for (const userId of users) {
    if (userId === null) continue
    const about = { userId, type: 'money', kind: 'correction', refType: 'none', refId: row.correction_id } as const
    const named = txn.reference === '' ? txn.memo : `${txn.reference} ${txn.memo}`
    await tell(tx, deps, {
      ...about,
      title: '一笔账目已更正',
      content: `${named} 已由平台两位运营冲回。原因：${row.reason}`,
    })
  }
}
