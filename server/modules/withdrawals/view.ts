import { fen } from '@contract/money'
import type { Db } from '../../db/schema'
import { isOpenState } from './rules/states'
import * as store from './store'
import type { WithdrawalTable, WithdrawStepTable } from './tables'

/** The part of a withdrawal that everybody who may see it sees. */
export const withdrawFacts = (row: WithdrawalTable, steps: readonly WithdrawStepTable[], now: number) => ({
  withdrawId: row.withdraw_id,
  withdrawNo: row.withdraw_no,
  ver: row.ver,
  amount: fen(row.amount),
  fee: fen(row.fee),
  net: fen(row.amount - row.fee),
  way: row.way,
  name: row.name,
  account: row.account,
  bank: row.bank,
  state: row.state,
  reason: row.reason,
  reference: row.reference,
  expectAt: row.expect_at,
  isOverdue: isOpenState(row.state) && row.expect_at < now,
  createdAt: row.created_at,
  endedAt: row.ended_at,
  steps: steps.map(({ state, at }) => ({ state, at })),
})

const ownerActs = (state: WithdrawalTable['state']) => {
  if (state === 'applied') return ['cancel' as const]
  return state === 'rejected' || state === 'failed' || state === 'cancelled' || state === 'returned'
    ? ['again' as const]
    : []
}

/** Withdrawals as their owner sees them. */
export async function ownViews(db: Db, rows: readonly WithdrawalTable[], now: number) {
  const steps = await store.stepsOf(
    db,
    rows.map((row) => row.withdraw_id),
  )
  return rows.map((row) => ({
    ...withdrawFacts(row, steps.get(row.withdraw_id) ?? [], now),
    acts: ownerActs(row.state),
  }))
}

/** One of them, as it is now. */
export async function ownView(db: Db, withdrawId: number, now: number) {
  const row = await store.find(db, withdrawId)
  const [view] = row ? await ownViews(db, [row], now) : []
  if (!view) throw new Error(`withdrawal ${withdrawId} vanished`)
  return view
}
