import type * as v from 'valibot'
import type * as calls from '@contract/endpoints/money/corrections'
import { pageSize } from '@contract/limits'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { audit } from '../audit/open/audit'
import { changeAndView } from '../../db/once/change-once'
import { once } from '../../db/once/once'
import { pageFrame } from '../../db/page-frame'
import { pageStart, skipped } from '../../db/page-start'
import type { Db, Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { Transfer } from '../../ledger/post'
import { post } from '../../ledger/post'
import { accountKeyOf } from '../../ledger/accounts'
import { takeSlotsBack } from '../expand/open/take-back'
import { isFundShort } from '../fund/open/promised'
import { takeTermBack } from '../shop/open/take-back'
import { tell } from '../notices/open/tell'
import type { TransferRow, TxnRow } from './store'
import * as store from './store'
import type { CorrectionTable } from './tables'
import { correctionView, correctionViews, isReversible, txnViews } from './view'

async function txnsFor(db: Db, input: v.InferOutput<typeof calls.txnList.input>): Promise<TxnRow[] | Refusal> {
  const start = pageStart(input)
  if (input.reference) return store.txnsByReference(db, input.reference, start, pageSize + 1)
  if (input.areaId === undefined || input.blockNo === undefined) {
    return refusal('FORM', { fields: { reference: '请填写单号，或区块编号' } })
  }
  const block = await store.ownerOfBlock(db, input.areaId, input.blockNo)
  if (!block || block.owner_user_id === null) return refusal('NOT_FOUND')
  return store.txnsOfUser(db, block.owner_user_id, start, pageSize + 1)
}

/** Transactions of one reference number, or of a block's owner, newest first. Refusals: FORM (neither is named), NOT_FOUND (the block). */
export async function listTxns({ db }: Deps, input: v.InferOutput<typeof calls.txnList.input>) {
  const found = await txnsFor(db, input)
  if (!Array.isArray(found)) return err(found)
  // Nobody counts them all: there are as many as were seen, and one more while another page follows.
  const total = skipped({ page: input.page }) + found.length
  const { rows, frame } = pageFrame(found, { page: input.page, total, cursorOf: (last) => last.txn_id })
  return ok({ data: await txnViews(db, rows), ...frame })
}

/** Corrections, newest first. */
export async function listCorrections(
  { db }: Deps,
  by: number,
  input: v.InferOutput<typeof calls.correctionList.input>,
) {
  const found = await store.listCorrections(db, input.state, pageStart(input), pageSize + 1)
  const total = await store.countCorrections(db, input.state)
  const { rows, frame } = pageFrame(found, { page: input.page, total, cursorOf: (last) => last.correction_id })
  return ok({ data: await correctionViews(db, rows, by), ...frame })
}

const notCorrectable = refusal('CLOSED', {}, '这笔不能更正：已有更正，或涉及冻结资金')

/**
 * Proposes the reverse of a transaction; nothing moves yet. Refusals: NOT_FOUND, CLOSED (it cannot be corrected).
 * Source: domain model §3.6.
 */
export function addCorrection(deps: Deps, by: number, input: v.InferOutput<typeof calls.correctionAdd.input>) {
  const now = deps.clock.now()
  const call = '/admin/correctionAdd'
  return transact(deps.db, (tx) =>
    once(tx, { userId: by, clientNo: input.clientNo, call, input, now }, async () => {
      const txn = await store.findTxn(tx, input.txnId)
      if (!txn) return err(refusal('NOT_FOUND'))
      const [view] = await txnViews(tx, [txn])
      if (!view?.isCorrectable) return err(notCorrectable)
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
      await auditOf(tx, deps, by, call, txn, input.reason)
      return ok(await correctionView(tx, correctionId, by))
    }),
  )
}

/** What the reverse of a transaction would move, and whether it could now. Refusal: NOT_FOUND. Source: community §9 (corrections). */
export async function previewCorrection({ db }: Deps, { areas, userId }: StaffCaller, txnId: number) {
  const txn = await store.findTxn(db, txnId)
  // The ledger belongs to no area.
  if (!txn || areas !== null) return err(refusal('NOT_FOUND'))
  const [view] = await txnViews(db, [txn])
  if (!view) return err(refusal('NOT_FOUND'))
  const rows = await store.transfersOf(db, [txnId])
  const taken = new Map<string, number>()
  for (const { from_key: to, to_key: from, amount } of rows) {
    taken.set(from, (taken.get(from) ?? 0) + amount)
    taken.set(to, (taken.get(to) ?? 0) - amount)
  }
  const balances = await store.boundedBalances(db, [...taken.keys()])
  const missing = balances.flatMap(({ key, balance }) => {
    const short = (taken.get(key) ?? 0) - balance
    return short > 0 ? [{ key, amount: fen(short) }] : []
  })
  return ok({
    txn: view,
    transfers: [...view.transfers].reverse().map(({ from, to, amount }) => ({ from: to, to: from, amount })),
    missing,
    isOwn: rows.some(({ from_user, to_user }) => from_user === userId || to_user === userId),
  })
}

const auditOf = (tx: Tx, deps: Deps, by: number, call: string, txn: Pick<TxnRow, 'txn_id'>, reason: string) =>
  audit(tx, deps, { userId: by, call, refType: 'txn', refId: txn.txn_id, reason })

interface Decision {
  readonly clientNo: string
  readonly id: number
  readonly ver: number
}

/** Does something with a proposed correction, locked. Refusals: NOT_FOUND, MOVED (data.correction), and those of what is done. */
function decide<I extends Decision>(
  deps: Deps,
  by: number,
  call: string,
  input: I,
  act: (tx: Tx, row: CorrectionTable) => Promise<Result<null, Refusal>>,
) {
  const subject = {
    name: 'correction',
    lock: async (tx: Tx) => {
      const row = await store.lockCorrection(tx, input.id)
      return row ? ok(row) : err(refusal('NOT_FOUND'))
    },
    may: ({ state }: CorrectionTable) => state === 'proposed',
    view: (tx: Tx) => correctionView(tx, input.id, by),
  }
  return changeAndView(deps.db, { userId: by, call, input, now: deps.clock.now() }, subject, act)
}

/**
 * Moves the money of a transaction back, as a second operator confirms it. Refusals: NOT_FOUND, MOVED, NO_RIGHT (who proposed it, and
 * whose money it is), NOT_ENOUGH (it is no longer there), CLOSED and LIMIT (bought slots that cannot be taken back).
 * Source: domain model §2, §3.6 (correction).
 */
export function confirmCorrection(deps: Deps, by: number, input: Decision) {
  const call = '/admin/correctionConfirm'
  return decide(deps, by, call, input, async (tx, row) => {
    const transfers = await store.transfersOf(tx, [row.txn_id])
    const users = new Set(transfers.flatMap(({ from_user, to_user }) => [from_user, to_user]))
    if (row.proposed_by === by || users.has(by)) return err(refusal('NO_RIGHT', {}, '要由另一位运营确认'))
    const txn = await store.findTxn(tx, row.txn_id)
    if (!txn || !isReversible(transfers)) throw new Error(`correction ${row.correction_id} reverses nothing`)
    const taken = await takeBack(tx, deps, txn)
    if (!taken.ok) return taken
    const cause = { type: 'correction', refType: 'txn', refId: txn.txn_id, reference: txn.reference } as const
    const reversed = await post(tx, deps, { ...cause, memo: `更正：${txn.memo}` }, reverseOf(transfers))
    if (!reversed.ok) return reversed
    for (const { to_key: giver } of transfers)
      if (await isFundShort(tx, giver)) return err(refusal('NOT_ENOUGH', {}, '这笔资金已预留给通过的支出'))
    const decided = { state: 'done', decided_by: by, decided_at: deps.clock.now() } as const
    await store.changeCorrection(tx, row.correction_id, { ...decided, reversed_by: reversed.value })
    await auditOf(tx, deps, by, call, txn, row.reason)
    await tellOwners(tx, deps, users, txn, row)
    return ok(null)
  })
}

/** What was bought goes back as well, where the ledger alone does not say it. */
async function takeBack(tx: Tx, deps: Deps, txn: TxnRow): Promise<Result<null, Refusal>> {
  if (txn.type === 'expand') return takeSlotsBack(tx, deps, txn.ref_id)
  return txn.type === 'shop_fee' && txn.ref_type === 'shopTerm' ? takeTermBack(tx, deps, txn.ref_id) : ok(null)
}

/** The same transfers the other way, the last one first. */
const reverseOf = (transfers: readonly TransferRow[]): Transfer[] =>
  transfers
    .map(({ from_key, to_key, amount }) => ({
      from: accountKeyOf(to_key),
      to: accountKeyOf(from_key),
      amount: fen(amount),
    }))
    .reverse()

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

/** Refuses a correction, or takes back one's own. Refusals: NOT_FOUND, MOVED. */
export function refuseCorrection(deps: Deps, by: number, input: v.InferOutput<typeof calls.correctionRefuse.input>) {
  const call = '/admin/correctionRefuse'
  return decide(deps, by, call, input, async (tx, row) => {
    const decided = { state: 'refused', decided_by: by, decided_at: deps.clock.now() } as const
    await store.changeCorrection(tx, row.correction_id, { ...decided, refused_reason: input.reason })
    await auditOf(tx, deps, by, call, row, input.reason)
    return ok(null)
  })
}
