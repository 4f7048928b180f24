import { transitionFor } from '@contract/orders/transitions'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { disputesOf } from '../dispute/dispute-store'
import * as store from '../store'
import { perform } from './transition'

/** Executes the decision of an order at once, as its deadline would. Throws when there is no decision. */
export async function executeNow(tx: Tx, deps: Deps, orderId: number): Promise<void> {
  const order = await store.lockOrder(tx, orderId)
  const transition = order?.deadline_does ? transitionFor(order.deadline_does, 'timer', order.state) : undefined
  if (!order || !transition) throw new Error(`order ${orderId} has no decision`)
  const done = await perform(tx, deps, order, transition, 'timer')
  if (!done.ok) throw new Error(`the decision of order ${orderId} was refused: ${done.error.reason}`)
}

/** Executes a decision that both sides have accepted. Source: domain model §3.5, row 15. */
export async function executeIfAccepted(tx: Tx, deps: Deps, orderId: number): Promise<void> {
  const ruling = (await disputesOf(tx, [orderId])).get(orderId)?.at(-1)?.ruling
  const isAccepted = ruling && ruling.buyer_accepted_at !== null && ruling.seller_accepted_at !== null
  if (isAccepted) await executeNow(tx, deps, orderId)
}
