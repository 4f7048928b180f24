import { handoverTransitionFor } from '@contract/block/transitions'
import { blockMarket } from '@contract/block/limits'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { schedule } from '../../../jobs/jobs'
import { stateAfter } from '../../area/open/block-states'
import { changeBlock } from '../../area/open/blocks'
import type { BlockTable } from '../../area/tables'
import { dropFromCart } from '../../market/open/cart-lines'
import { endListings } from '../../market/open/withdraw'
import { notOffered } from '../../market/open/transfer-end'
import { closeElectionsOfBlock } from '../../mayor/open/lock-block'
import { handOverMutual } from '../../mutual/open/hand-over'
import type { Founder } from '../../session/open/hand-over'
import { closeOldWays, makeFounder } from '../../session/open/hand-over'
import { handOverShop } from '../../shop/open/hand-over'
import { strikeSupports } from '../../vote/open/strike-supports'
import { sealerIn } from '../../withdrawals/open/seal'
import type { LockedCart } from '../cart-store'
import { insertHandover } from './store'
import { tellHandedOver } from '../news'
import { balanceRefusal, claimFor, heldMs, paySale } from './sale-money'
import type { BlockOrderTable, HandoverTable } from '../tables'

/** The kinds of the jobs of a handover: the seller's money is released, a password nobody asked for is erased. */
export const releaseJob = 'releaseHandover'
export const forgetJob = 'forgetPassword'

/** What the one who had it said of a block is not said for who has it now. */
export const nothingSaid = { name: '', intro: '', thumbs: '' } as const

/**
 * Hands the blocks of a locked check-out over to their buyer, who pays for them. Refusal: NOT_ENOUGH (`missing`), after which the
 * transaction must be rolled back. Source: community §8 (handover transaction).
 */
export async function handOverAll(tx: Tx, deps: Deps, cart: LockedCart): Promise<Result<null, Refusal>> {
  const poor = await balanceRefusal(tx, cart)
  if (poor) return err(poor)
  const founders = await Promise.all(cart.orders.map(() => makeFounder(deps)))
  for (const [at, order] of cart.orders.entries()) {
    const [block, founder] = [cart.blocks.get(order.block_id), founders[at]]
    if (!block || !founder) throw new Error(`block ${order.block_id} vanished`)
    await changeBlock(tx, block.block_id, {
      ...notOffered,
      ...nothingSaid,
      state: stateAfter(block, 'pay', 'buyer'),
      owner_user_id: order.to_user_id,
      held_since: deps.clock.now(),
    })
    await handOver(tx, deps, order, block, founder)
  }
  await claimFor(tx, deps, cart.orders)
  for (const order of cart.orders) {
    const paid = await paySale(tx, deps, order, cart.blocks.get(order.block_id)?.block_no ?? 0)
    if (!paid.ok) return paid
  }
  await dropFromCart(tx, cart.user_id, [...cart.blocks.keys()])
  await tellHandedOver(tx, deps, cart)
  return ok(null)
}

/** Everything of one handover but owner and money, in the order of the design. Roll and census of votes are not touched. */
async function handOver(tx: Tx, deps: Deps, order: BlockOrderTable, block: BlockTable, founder: Founder) {
  const now = deps.clock.now()
  const sessionsEnded = await letGo(tx, deps, block.block_id, founder.hash)
  const step = handoverTransitionFor('handOver', 'system')
  const isCity = order.from_user_id === null
  const row: HandoverTable = {
    order_id: order.order_id,
    ver: 1,
    area_id: order.area_id,
    block_id: order.block_id,
    from_user_id: order.from_user_id,
    to_user_id: order.to_user_id,
    held_since: block.held_since,
    at: now,
    ...(await sealed(tx, deps, order.order_id, order.to_user_id, founder.password)),
    sessions_ended: sessionsEnded,
    release_at: isCity ? null : now + heldMs(order),
    state: isCity ? 'done' : 'held',
    objection: '',
    objected_at: null,
    decide_by: null,
    alarmed_at: null,
    undo_by: null,
    undo_reason: '',
    decided_by: null,
    decided_at: null,
    decision: '',
  }
  await insertHandover(tx, row)
  if (step?.deadline && row.release_at !== null)
    await schedule(tx, { kind: releaseJob, ref: row.order_id, runAt: row.release_at })
}

/**
 * Ends what a block was used for by the one who has it no more: its passwords and sessions, its listings, shop, mutual posts, supports
 * and candidacy. Returns the number of sessions that ended.
 */
export async function letGo(tx: Tx, deps: Deps, blockId: number, hash: string | null): Promise<number> {
  const ended = await closeOldWays(tx, deps, blockId, hash)
  await endListings(tx, blockId)
  await handOverShop(tx, deps, blockId)
  await handOverMutual(tx, deps, blockId)
  await strikeSupports(tx, blockId)
  await closeElectionsOfBlock(tx, deps, blockId, 'handover')
  return ended
}

/** The columns of a new password that waits to be shown once, and the timer that erases it. */
export async function sealed(tx: Tx, deps: Deps, orderId: number, userId: number, password: string) {
  const until = deps.clock.now() + blockMarket.passwordMs
  await schedule(tx, { kind: forgetJob, ref: orderId, runAt: until })
  const sealer = await sealerIn(tx, deps)
  return {
    sealed_password: sealer.seal(password),
    sealed_for: userId,
    sealed_until: until,
    shown_at: null,
  }
}
