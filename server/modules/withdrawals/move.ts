import type { TxnKind } from '@contract/ledger/txn-kinds'
import { fen } from '@contract/money'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { postHold, voidHold } from '../../ledger/hold'
import { walletKey } from '../../ledger/accounts'
import type { Cause } from '../../ledger/post'
import { post } from '../../ledger/post'
import { tell } from '../notices/open/tell'
import { yuan } from '../../format/yuan'
import { isOpenState, nextStates } from './rules/states'
import * as store from './store'
import type { WithdrawalTable, WithdrawState } from './tables'

/** Reason and reference of a withdrawal's money moves. */
export const causeOf = (
  row: Pick<WithdrawalTable, 'withdraw_id' | 'withdraw_no'>,
  type: TxnKind,
  memo: string,
): Cause => ({
  type,
  refType: 'withdraw',
  refId: row.withdraw_id,
  reference: row.withdraw_no,
  memo,
})

/** Where a withdrawal goes, who moves it, and what is said with it. */
export interface Move {
  readonly to: Exclude<WithdrawState, 'applied'>
  readonly by: number
  readonly reason?: string
  readonly reference?: string
  /** Its owner has closed the account and is told nothing. */
  readonly hasLeft?: boolean
}

/**
 * Moves a locked withdrawal along its table, with its money and the notice to its owner, in one transaction. A move that the table does not
 * allow is our mistake and throws: callers must check first. Source: domain model §3.6 (table), §3.9.
 */
export async function move(tx: Tx, deps: Deps, row: WithdrawalTable, { to, by, reason, reference, hasLeft }: Move) {
  if (!nextStates[row.state].includes(to)) throw new Error(`a withdrawal cannot go from ${row.state} to ${to}`)
  await moveMoney(tx, deps, row, to)
  const at = deps.clock.now()
  // What was paid stays paid on its day, though its bank returns it later.
  const ended = isOpenState(to) || row.ended_at !== null ? {} : { ended_at: at }
  const said = { ...(reason !== undefined && { reason }), ...(reference !== undefined && { reference }) }
  await store.step(tx, row, { state: to, ...said, ...ended }, { userId: by, at })
  const words = hasLeft ? undefined : wordsFor(row, to, reason ?? '')
  if (!words) return
  const about = { userId: row.user_id, type: 'money', refType: 'withdraw', refId: row.withdraw_id } as const
  await tell(tx, deps, { ...about, kind: `withdraw-${to}`, ...words })
}

const givenBack = {
  cancelled: { type: 'withdraw_cancel', memo: '提现撤回，退回收入' },
  rejected: { type: 'withdraw_reject', memo: '提现驳回，退回收入' },
  failed: { type: 'withdraw_fail', memo: '提现失败，退回收入' },
} as const

async function moveMoney(tx: Tx, deps: Deps, row: WithdrawalTable, to: Move['to']): Promise<void> {
  switch (to) {
    case 'approved':
    case 'paying':
      return
    case 'paid':
      return postHold(tx, deps, row.hold_id, causeOf(row, 'withdraw_paid', '提现打款'), [
        { to: 'payout:clearing', amount: fen(row.amount - row.fee) },
        { to: 'platform:fee', amount: fen(row.fee) },
      ])
    case 'returned':
      return comeBack(tx, deps, row)
    case 'cancelled':
    case 'rejected':
    case 'failed':
      return voidHold(tx, deps, row.hold_id, causeOf(row, givenBack[to].type, givenBack[to].memo))
  }
}

/** What a payment took comes back to the income that it was taken from, the fee too. */
export const returnOf = ({ user_id: userId, amount, fee }: Pick<WithdrawalTable, 'user_id' | 'amount' | 'fee'>) => {
  const to = walletKey(userId, 'income')
  return [
    { from: 'payout:clearing', to, amount: fen(amount - fee) },
    { from: 'platform:fee', to, amount: fen(fee) },
  ] as const
}

async function comeBack(tx: Tx, deps: Deps, row: WithdrawalTable): Promise<void> {
  const cause = causeOf(row, 'withdraw_returned', '更正：银行退票，退回收入')
  const posted = await post(tx, deps, cause, returnOf(row))
  if (!posted.ok) throw new Error(`withdrawal ${row.withdraw_no} was not paid`)
}

/** What the owner is told: what happened, where the money is, what comes next. Nothing about the owner's own acts. */
function wordsFor(row: WithdrawalTable, to: Move['to'], reason: string) {
  const named = `${row.withdraw_no} 提现 ${yuan(row.amount)}`
  switch (to) {
    case 'approved':
      return { title: '提现已审核，等待打款', content: `${named}，到账 ${yuan(row.amount - row.fee)}。` }
    case 'paid':
      return {
        title: '提现已到账',
        content: `${named}，实际到账 ${yuan(row.amount - row.fee)}，手续费 ${yuan(row.fee)}。`,
      }
    case 'rejected':
      return { title: '提现被驳回', content: `${named} 已全额退回收入。原因：${reason}` }
    case 'failed':
      return { title: '提现打款失败', content: `${named} 已全额退回收入。原因：${reason}` }
    case 'returned':
      return { title: '提现被银行退回', content: `${named} 已连同手续费全额退回收入。原因：${reason}` }
    case 'paying':
    case 'cancelled':
      return undefined
  }
}
