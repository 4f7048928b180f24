import type { BlockRole, CartAct } from '@contract/block/transitions'
import { blockOrderTransitionFor } from '@contract/block/transitions'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { isOfferedAt, stateAfter } from '../area/open/block-states'
import { changeBlock, findBlock } from '../area/open/blocks'
import type { BlockTable } from '../area/tables'
import { blockStates } from '../area/tables'
import { offerAgain, takePlots } from '../expand/open/plots'
import { wakeTransferEnd } from '../market/open/transfer-end'
import { payOrderState } from '../pay/open/pay-orders'
import * as store from './cart-store'
import type { LockedCart } from './cart-store'
import { handOverAll } from './handover/transaction'
import { tellFreed, tellWaiting } from './news'
import { takeWishes } from './sale/wish-store'
import type { BlockOrderTable } from './tables'

/** The kind of the job that closes an unpaid check-out. */
export const closeUnpaidCartJob = 'closeUnpaidCart'

type EndAct = Exclude<CartAct, 'reserve' | 'undo'>

/**
 * Carries out an act on a locked check-out as the table says: its orders, blocks, pay order, money, notices; `frozenId` is the block whose
 * freeze ends it. Refusals: CLOSED (the table has no such step), NOT_ENOUGH (`missing`). Source: community §8, rows 4 and 5.
 */
export async function moveCart(
  tx: Tx,
  deps: Deps,
  cart: LockedCart,
  act: EndAct,
  by: BlockRole,
  frozenId?: number,
): Promise<Result<null, Refusal>> {
  const step = blockOrderTransitionFor(act, by, cart.state)
  if (!step) return err(refusal('CLOSED'))
  const state = step.money === 'sale' ? 'done' : 'closed'
  const endedAt = deps.clock.now()
  await store.changeCart(tx, cart.cart_id, { state, ended_at: endedAt, ended_act: act })
  await store.changeOrders(tx, cart.cart_id, { state: step.to, ended_at: endedAt })
  await payOrderState(tx, cart.pay_no, state === 'done' ? 'paid' : 'closed').execute()
  if (step.money === 'sale') {
    for (const order of cart.orders) await takeWishes(tx, order.block_id)
    return handOverAll(tx, deps, cart)
  }
  for (const order of cart.orders) await free(tx, deps, cart, order, act, by)
  await tellFreed(tx, deps, cart, act, frozenId)
  return ok(null)
}

/** Gives a reserved block back to the market. */
async function free(tx: Tx, deps: Deps, cart: LockedCart, order: BlockOrderTable, act: EndAct, by: BlockRole) {
  const block = cart.blocks.get(order.block_id)
  if (!block) throw new Error(`block ${order.block_id} vanished`)
  const before = order.from_user_id === null ? blockStates.unsold : blockStates.transfer
  // An operator's freeze ends the reservation first; the block is frozen afterwards.
  const [as, who] = act === 'freeze' ? (['endRound', 'system'] as const) : ([act, by] as const)
  const state = stateAfter(block, as, who, before)
  const isOver = before === blockStates.unsold && isOfferOver(cart, block, deps.clock.now())
  await changeBlock(tx, block.block_id, {
    state,
    ...(isOver && { transfer_price: null, transfer_until: null, round_id: null }),
  })
  if (order.round_id !== null) await takePlots(tx, order.round_id, -1)
  if (before === blockStates.unsold) await offerAgain(tx, block, deps.clock.now())
  // The timer of the offer may have run while the block was reserved.
  if (before === blockStates.transfer && block.transfer_until !== null)
    await wakeTransferEnd(tx, block.block_id, block.transfer_until)
  const waiting = (await takeWishes(tx, block.block_id)).filter((userId) => userId !== cart.user_id)
  const isFree = act !== 'freeze' && act !== 'endRound'
  const freed = isFree && waiting.length > 0 ? await findBlock(tx, block.block_id) : undefined
  if (freed && isOfferedAt(freed, deps.clock.now())) await tellWaiting(tx, deps, waiting, block)
}

/** Whether a block of the city is offered no more, because its round ended meanwhile; an owner's offer is ended by its timer. */
const isOfferOver = (
  { openRounds }: LockedCart,
  { transfer_until: until, round_id: roundId }: BlockTable,
  now: number,
) => (roundId !== null && !openRounds.has(roundId)) || (until !== null && until <= now)
