import * as v from 'valibot'
import { handoverTransitionFor } from '@contract/block/transitions'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { yuan } from '../../../format/yuan'
import type { ApprovalAct, Person } from '../../approvals/open/approval'
import { ask } from '../../approvals/open/ask'
import { lockBlock } from '../../area/open/blocks'
import { lockShopOf } from '../../shop/open/hand-over'
import { findOrder } from '../cart-store'
import type { HandoverTable } from '../tables'
import { undo } from './decide'
import { undoPostings } from './sale-money'
import * as store from './store'

/** What waits is about the handover. */
export const askOf = (orderId: number) => ({ kind: 'undo', refType: 'handover', refId: orderId }) as const

/** A handover with what is locked before it. */
export async function lockForStaff(tx: Tx, orderId: number): Promise<HandoverTable | undefined> {
  const found = await store.findHandover(tx, orderId)
  if (!found) return undefined
  await lockShopOf(tx, found.block_id)
  await lockBlock(tx, found.block_id)
  return store.lockHandover(tx, orderId)
}

const Payload = v.object({ reason: v.string() })

/** Asks the second person to undo a sale, and keeps that at the handover. Refusal: CLOSED (asked already). */
export async function askToUndo(tx: Tx, deps: Deps, by: Person, row: HandoverTable, reason: string, call: string) {
  const { order_id: orderId, area_id: areaId } = row
  const order = await findOrder(tx, orderId)
  if (!order) throw new Error(`order ${orderId} vanished`)
  await store.changeHandover(tx, orderId, { undo_by: by.userId, undo_reason: reason })
  const postings = await undoPostings(tx, order)
  return ask(tx, deps, by, {
    ...askOf(orderId),
    refVer: row.ver + 1,
    areaId,
    summary: `${order.no} 撤销过户：退回买家 ${yuan(order.price)}，区块还给卖家`,
    payload: { no: order.no, amount: order.price, reason, postings },
    reason,
    call,
  })
}

/** The undoing of a sale by two persons. Source: community §8, row 9; §9 (two persons). */
export const undoApproval: ApprovalAct = {
  lock: async (tx, orderId) => (await lockForStaff(tx, orderId))?.ver,
  async isParty(tx, orderId, { userId }) {
    const row = await store.findHandover(tx, orderId)
    return row?.from_user_id === userId || row?.to_user_id === userId
  },
  async run(tx, deps, { userId }, orderId, payload) {
    const row = await store.lockHandover(tx, orderId)
    if (!row || !handoverTransitionFor('undo', 'otherOperator', row.state)) return err(refusal('CLOSED'))
    await undo(tx, deps, row, userId, v.parse(Payload, payload).reason)
    return ok(null)
  },
  async putBack(tx, _deps, orderId) {
    const row = await store.lockHandover(tx, orderId)
    if (row?.state === 'objected' && row.undo_by !== null)
      await store.changeHandover(tx, orderId, { undo_by: null, undo_reason: '' })
  },
}
