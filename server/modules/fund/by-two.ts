import { spendTransitionFor } from '@contract/fund/transitions'
import { refusal } from '@contract/refusals'
import { err } from '@contract/result'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { yuan } from '../../format/yuan'
import type { ApprovalAct, Person } from '../approvals/open/approval'
import { ask } from '../approvals/open/ask'
import { moveSpend } from './spends'
import * as store from './spend-store'
import type { FundSpendTable } from './tables'

/** What waits is about the spend. */
export const askOf = (spendId: number) => ({ kind: 'fundStop', refType: 'fundSpend', refId: spendId }) as const

/** Asks the second person to stop a locked spend, and keeps that at it. Refusal: CLOSED (asked already, or no longer to be stopped). */
export async function askToStop(tx: Tx, deps: Deps, by: Person, spend: FundSpendTable, reason: string, call: string) {
  const { spend_id: spendId, area_id: areaId, no, purpose, amount, pay_at: payAt } = spend
  const change = { stop_by: by.userId, stop_reason: reason }
  const moved = await moveSpend(tx, deps, spend, { act: 'askStop', by: 'operator', change })
  if (!moved.ok) return moved
  return ask(tx, deps, by, {
    ...askOf(spendId),
    refVer: spend.ver + 1,
    areaId,
    summary: `${no} 停付 ${yuan(amount)}：${purpose}`,
    payload: { no, purpose, amount, payAt, reason },
    reason,
    call,
  })
}

/** The stop of a spend by two persons. Source: community §3, row 5; §9 (two persons). */
export const stopApproval: ApprovalAct = {
  lock: async (tx, spendId) => (await store.lockSpend(tx, spendId))?.ver,
  async isParty(tx, spendId, { userId }) {
    const spend = await store.findSpend(tx, spendId)
    return spend?.payee_user_id === userId || spend?.author_user_id === userId
  },
  async run(tx, deps, { userId }, spendId) {
    const spend = await store.lockSpend(tx, spendId)
    if (!spend || spend.stop_by === null) return err(refusal('CLOSED'))
    return moveSpend(tx, deps, spend, { act: 'stop', by: 'operator', change: { stopped_by: userId } })
  },
  async putBack(tx, deps, spendId) {
    const spend = await store.lockSpend(tx, spendId)
    if (!spend || spend.stop_by === null || !spendTransitionFor('unaskStop', 'operator', spend.state)) return
    const change = { stop_by: null, stop_reason: '' }
    const moved = await moveSpend(tx, deps, spend, { act: 'unaskStop', by: 'operator', change })
    if (!moved.ok) throw new Error(`spend ${spend.no} cannot be left as it was`)
  },
}
