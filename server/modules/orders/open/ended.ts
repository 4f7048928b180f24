import { fen } from '@contract/money'
import { reallotAct } from '@contract/orders/story'
import type { Db, Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { disputesOf } from '../dispute/dispute-store'
import { termsOf } from '../rules/terms'
import * as store from '../store'
import type { TradeOrderTable } from '../tables'

type Order = Pick<TradeOrderTable, 'order_id' | 'state' | 'amount' | 'agreed_back' | 'ended_act'>

/** What the end of an order gave to its seller, before the fee; undefined while it goes on, and of one that nobody paid. */
async function sellerAmountOf(db: Db, order: Order): Promise<number | undefined> {
  if (order.state === 'refunded') return 0
  if (order.state !== 'done') return undefined
  if (order.ended_act !== 'executeSplit') return order.amount - (order.agreed_back ?? 0)
  const ruling = (await disputesOf(db, [order.order_id])).get(order.order_id)?.at(-1)?.ruling
  return ruling?.seller_amount
}

/** An order whose money was divided, for who divides it anew; `isLocked`: until the transaction ends. Undefined when there is none. */
export async function endedOrder(tx: Tx, orderId: number, { isLocked }: { readonly isLocked: boolean }) {
  if (isLocked) await store.lockOrder(tx, orderId)
  const order = await store.findOrder(tx, orderId)
  if (!order) return undefined
  const sellerAmount = await sellerAmountOf(tx, order)
  return {
    orderId,
    orderNo: order.order_no,
    title: order.title,
    areaId: order.area_id,
    amount: fen(order.amount),
    terms: termsOf(order),
    buyer: { userId: order.buyer_user_id, blockNo: order.buyer_block_no },
    seller: { userId: order.seller_user_id, blockNo: order.seller_block_no },
    /** What the seller got of it, before the fee, and when; null while it goes on, and of one that nobody paid. */
    ended: sellerAmount === undefined ? null : { sellerAmount: fen(sellerAmount), at: order.ended_at ?? 0 },
  }
}

export type EndedOrder = NonNullable<Awaited<ReturnType<typeof endedOrder>>>

/** Tells in the course of an order that its money was divided anew, and how. */
export const noteReallot = (tx: Tx, { ids, clock }: Pick<Deps, 'ids' | 'clock'>, orderId: number, text: string) =>
  tx
    .insertInto('order_event')
    .values({
      event_id: ids.next(),
      order_id: orderId,
      at: clock.now(),
      act: reallotAct,
      by: 'operator',
      text,
      images: '',
    })
    .execute()
