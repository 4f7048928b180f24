import type * as v from 'valibot'
import type { carPay } from '@contract/endpoints/market/block-market'
import type { Openings } from '@contract/hours'
import { paymentDeadline } from '@contract/hours'
import { waitMs } from '@contract/settings/waits'
import { feeOf } from '@contract/orders/fee'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Settings } from '@contract/settings/settings'
import { nextNumbers } from '../../db/numbers'
import { doOnce } from '../../db/once/once'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { stateAfter } from '../area/open/block-states'
import { changeBlock } from '../area/open/blocks'
import { haltRefusal } from '../area/open/halt'
import { beginRefusal } from '../area/open/access'
import type { BlockTable } from '../area/tables'
import { lockRoundsOf, takePlots } from '../expand/open/plots'
import type { ExpandRoundTable } from '../expand/tables'
import { coolDownRefusal, lapsesBy } from '../pay/open/cool-down'
import { openPayable } from '../pay/open/pay-orders'
import { claimCaller } from '../session/open/claim-person'
import { cityAt, closedRefusal } from '../settings/open/opening-hours'
import { mobileRefusal } from '../session/open/mobile'
import { closeUnpaidCartJob } from './carts'
import * as store from './cart-store'
import { tellReserved } from './news'
import { linesRefusal } from './rules/lines'
import type { BlockCartTable, BlockOrderTable } from './tables'
import { cartView } from './view'

type PayInput = v.InferOutput<typeof carPay.input>

/**
 * Reserves blocks for their buyer, all or none, with `payMinutes` to pay. Refusals: NO_RIGHT, BEFORE_OPEN, HALT, COOLDOWN, and
 * those of `linesRefusal` and `roundRefusal`. Source: community §8, row 3.
 */
export async function checkOut(deps: Deps, caller: Caller, input: PayInput) {
  const now = deps.clock.now()
  const numbers = await nextNumbers(deps, 'B', now, input.lines.length)
  return doOnce(deps, { userId: caller.userId, call: '/block/carPay', input }, (tx) =>
    reserve(tx, deps, caller, input, numbers),
  )
}

async function reserve(tx: Tx, deps: Deps, caller: Caller, { lines }: PayInput, numbers: readonly string[]) {
  const { userId } = caller
  await claimCaller(tx, userId)
  const ids = lines.map(({ blockId }) => blockId)
  const rounds = await lockRoundsOf(tx, ids)
  const blocks = new Map((await store.lockBlocks(tx, ids)).map((block) => [block.block_id, block]))
  const reserved = await store.reservations(tx, ids)
  // The time is read after the locks: a caller who waited for them past the end of an offer is too late.
  const now = deps.clock.now()
  const judged = lines.map((wish) => {
    const [block, reservation] = [blocks.get(wish.blockId), reserved.get(wish.blockId)]
    return { wish, ...(block && { block }), ...(reservation && { reservation }) }
  })
  const found = ids.flatMap((id) => blocks.get(id) ?? [])
  const { settings, openings } = await cityAt(tx, found[0]?.area_id ?? caller.areaId, now)
  const refused =
    closedRefusal(openings, now) ??
    (await callerRefusal(tx, caller, found, now)) ??
    linesRefusal(judged, userId, now) ??
    (await roundRefusal(tx, userId, found, rounds))
  if (refused) return err(refused)
  const { cart, orders } = drafted(deps, { userId, blocks: found, numbers, settings, openings, now })
  await store.insertCart(tx, cart, orders)
  for (const block of found) {
    await changeBlock(tx, block.block_id, { state: stateAfter(block, 'reserve', 'buyer') })
    if (block.round_id !== null) await takePlots(tx, block.round_id, 1)
  }
  const subject = found.length === 1 ? `${found[0]?.block_no} 号区块` : `${found.length} 块区块`
  await openPayable(tx, cart, { biz_type: 'cart', biz_id: cart.cart_id, subject }, closeUnpaidCartJob)
  await tellReserved(tx, deps, found, cart.pay_before)
  return ok(await cartView(tx, cart, now))
}

interface Drafting {
  readonly userId: number
  readonly blocks: readonly BlockTable[]
  readonly numbers: readonly string[]
  /** As they hold at that moment. */
  readonly settings: Settings
  readonly openings: Openings
  readonly now: number
}

/** The rows of a check-out of blocks that can be bought. */
function drafted(deps: Deps, { userId, blocks, numbers, settings, openings, now }: Drafting) {
  const cartId = deps.ids.next()
  const areaId = blocks[0]?.area_id ?? 0
  const orders = blocks.map((block, at): BlockOrderTable => {
    const price = block.transfer_price ?? 0
    const { fee, fundShare } = block.owner_user_id === null ? { fee: 0, fundShare: 0 } : feeOf(price, settings)
    return {
      order_id: deps.ids.next(),
      no: numbers[at] ?? '',
      cart_id: cartId,
      area_id: areaId,
      block_id: block.block_id,
      from_user_id: block.owner_user_id,
      to_user_id: userId,
      round_id: block.owner_user_id === null ? block.round_id : null,
      price,
      fee,
      fund_share: fundShare,
      handover_hours: settings.handoverHours,
      state: 'unpaid',
      created_at: now,
      ended_at: null,
    }
  })
  const cart: BlockCartTable = {
    cart_id: cartId,
    ver: 1,
    area_id: areaId,
    user_id: userId,
    amount: orders.reduce((sum, { price }) => sum + price, 0),
    pay_no: `P${numbers[0]}`,
    pay_before: paymentDeadline(openings, now, waitMs(settings, 'payMinutes')),
    state: 'unpaid',
    created_at: now,
    ended_at: null,
    ended_act: '',
  }
  return { cart, orders }
}

/** Why this person may reserve nothing now, if so. */
async function callerRefusal(
  tx: Tx,
  caller: Caller,
  blocks: readonly BlockTable[],
  now: number,
): Promise<Refusal | undefined> {
  const areaIds = [...new Set(blocks.map(({ area_id: areaId }) => areaId))]
  for (const areaId of areaIds) {
    const closed = await beginRefusal(tx, areaId, 'market', caller)
    if (closed) return closed
  }
  return (
    (await haltRefusal(tx, areaIds)) ??
    (await mobileRefusal(tx, caller.userId)) ??
    coolDownRefusal(await lapsesBy(tx, caller.userId), now)
  )
}

/**
 * Why a person may not have so many plots of these locked rounds, if so: LIMIT (`max`). A round that only has the number of a block does
 * not offer it.
 */
async function roundRefusal(
  tx: Tx,
  userId: number,
  blocks: readonly BlockTable[],
  rounds: readonly ExpandRoundTable[],
): Promise<Refusal | undefined> {
  for (const { round_id: roundId, per_user: max } of rounds) {
    const wanted = blocks.filter((block) => block.round_id === roundId).length
    if (wanted === 0) continue
    const has = await store.plotsOf(tx, roundId, userId)
    if (has + wanted > max) return refusal('LIMIT', { max, mayBuy: Math.max(0, max - has) }, `每人最多 ${max} 块新区块`)
  }
  return undefined
}
