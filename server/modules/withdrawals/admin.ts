import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { forTwo } from '../approvals/open/ask'
import { audit } from '../audit/open/audit'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Payee, Payout } from './payout'
import { sealerOf } from './open/seal'
import * as admin from './admin-store'
import { isWithdrawalForTwo } from './for-two'
import type { Move } from './move'
import { move } from './move'
import { nextStates } from './rules/states'
import * as store from './store'
import type { WithdrawalTable, WithdrawState } from './tables'
import { withdrawFacts } from './view'

const acts = { approved: 'approve', rejected: 'reject', paying: 'pay', paid: 'paid', failed: 'fail' } as const
export type AdminState = keyof typeof acts

const isAdminState = (state: WithdrawState): state is AdminState => state in acts

export async function views(
  { db, clock }: { db: Tx | Deps['db']; clock: Deps['clock'] },
  rows: readonly admin.AdminRow[],
  by: number,
) {
  const steps = await store.stepsOf(
    db,
    rows.map((row) => row.withdraw_id),
  )
  return rows.map((row) => ({
    ...withdrawFacts(row, steps.get(row.withdraw_id) ?? [], clock.now()),
    user: { userId: row.user_id, blockNo: row.block_no, nickName: row.nick_name, avatar: row.avatar },
    acts: row.user_id === by ? [] : nextStates[row.state].filter(isAdminState).map((state) => acts[state]),
  }))
}

export function payeeOf(text: string): Payee {
  const payee = JSON.parse(text) as Payee
  return { name: payee.name, account: payee.account, bank: payee.bank }
}

/** Which withdrawal, in the version that was seen, and what is said with the step. */
export interface AdminWish {
  readonly clientNo: string
  readonly id: number
  readonly ver: number
  readonly reason?: string
  readonly reference?: string
}

/** A step that staff take, and what is said with it. */
export interface AdminStep {
  readonly by: number
  readonly call: string
  readonly to: Move['to'] & AdminState
  readonly reason?: string
  readonly reference?: string
  /** For the audit alone; a reason is for the owner, too. */
  readonly opinion?: string
  readonly approvalId?: number
}

/**
 * Moves a locked withdrawal whose table allows it, and records it. Refusals: FORM (the payout's number already paid another one), LIMIT
 * (`isForTwo`: two persons approve it, and no second one did).
 */
export async function moveRow(
  tx: Tx,
  deps: Deps,
  row: WithdrawalTable,
  { by, call, to, reason, reference, opinion = '', approvalId }: AdminStep,
): Promise<Result<null, Refusal>> {
  if (await isUsed(tx, row, reference)) return err(refusal('FORM', { fields: { reference: '这个流水号已经用过' } }))
  const isAlone = to === 'approved' && approvalId === undefined
  if (isAlone && (await isWithdrawalForTwo(tx, row, deps.clock.now()))) return err(forTwo())
  const said = { ...(reason !== undefined && { reason }), ...(reference !== undefined && { reference }) }
  await move(tx, deps, row, { to, by, ...said })
  const details = { state: to, amount: row.amount, ...(reference !== undefined && { reference }) }
  const about = { refType: 'withdraw', refId: row.withdraw_id, areaId: row.area_id }
  const deed = { userId: by, call, ...about, reason: reason ?? opinion, details }
  await audit(tx, deps, { ...deed, ...(approvalId !== undefined && { approvalId }) })
  return ok(null)
}

const isUsed = async (tx: Tx, { way }: WithdrawalTable, reference: string | undefined): Promise<boolean> =>
  reference !== undefined && (await admin.findReference(tx, way, reference)) !== undefined

/** Takes a step of a payout. */
type TakeStep<Step> = (call: 'paying' | 'paid' | 'failed', input: AdminWish) => Promise<Result<Step, Refusal>>

/**
 * Marks a withdrawal as paying, then asks the payout service to begin; an immediate result is recorded too. When the service does not
 * answer, it stays paying: an operator finds out and enters how it ended. Refusals: those of the steps. Source: domain model §3.9.
 */
export async function payOut<Step extends { readonly ver: number }>(
  deps: Deps,
  payout: Payout,
  input: AdminWish,
  take: TakeStep<Step>,
): Promise<Result<Step, Refusal>> {
  const started = await take('paying', input)
  if (!started.ok) return started
  const row = await store.find(deps.db, input.id)
  if (row?.state !== 'paying' || row.ver !== started.value.ver) return started
  const payee = payeeOf((await sealerOf(deps)).open(row.payee_sealed))
  const order = { withdrawNo: row.withdraw_no, way: row.way, payee, net: fen(row.amount - row.fee) }
  const answer = await payout.begin(order).catch(() => ({ kind: 'sent' as const }))
  const next = { clientNo: `payout-${row.withdraw_id}-${row.ver}`, id: row.withdraw_id, ver: row.ver }
  if (answer.kind === 'paid') return take('paid', { ...next, reference: answer.reference })
  return answer.kind === 'failed' ? take('failed', { ...next, reason: answer.reason }) : started
}
