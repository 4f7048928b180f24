import type * as v from 'valibot'
import type { buyTake } from '@contract/endpoints/market/bids'
import type { Fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { nextNumber } from '../../../db/numbers'
import { atOnce, firstAnswer } from '../../../db/once/at-once'
import type { Command } from '../../../db/once/once'
import { once } from '../../../db/once/once'
import type { Tx } from '../../../db/schema'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { tradersFault } from '../../area/open/traders'
import type { ItemRow } from '../item-store'
import { findItem } from '../item-store'
import type { BidSale, OpenedOrder, OpenOrder } from '../open/bid-sale'
import { qtyFaults } from '../open/words'
import type { BuyOrderTable } from '../tables'
import { partOf } from './money'
import { viewOf } from './service'
import * as store from './store'

type TakeInput = v.InferOutput<typeof buyTake.input>

/** A sale that begins: its moment and its number. */
interface Selling {
  readonly deps: Deps
  readonly orders: OpenOrder
  readonly caller: Caller
  readonly input: TakeInput
  readonly command: Command
  readonly orderNo: string
}

/**
 * Sells into a bid at any hour: a part of its frozen money becomes a paid order's; in one write when everything is as it was read,
 * otherwise the long way. Refusals: NOT_FOUND, OWN, BLOCK_TRANSFER, NO_RIGHT, SOLD_OUT (`qtyLeft`), EXPIRED, CLOSED, PRICE_CHANGED, MOVED,
 * LIMIT (`minQty`), FORM; those about the bid carry it fresh as `buy`. Source: domain model §3.5, row 4; §4.
 */
export async function takeBuy(deps: Deps, orders: OpenOrder, caller: Caller, input: TakeInput) {
  const selling = await beginSelling(deps, orders, caller, input)
  return (await sellAtOnce(selling)) ?? sellTheLongWay(selling)
}

/** Draws the number, before anything is locked. */
export async function beginSelling(deps: Deps, orders: OpenOrder, caller: Caller, input: TakeInput): Promise<Selling> {
  const now = deps.clock.now()
  const command = { userId: caller.userId, clientNo: input.clientNo, call: '/bctBuy/take', input, now }
  return { deps, orders, caller, input, command, orderNo: await nextNumber(deps, 'D', now) }
}

/** Undefined whenever anything speaks against it: only the long way refuses. Our decision: docs/decisions/0230-one-write.md */
export const sellAtOnce = (selling: Selling, read = store.readBid): Promise<Result<OpenedOrder, Refusal> | undefined> =>
  atOnce(async () => {
    const { deps, orders, caller, input, command } = selling
    const found = await read(deps.db, { buyId: input.buyId, userId: caller.userId, clientNo: input.clientNo })
    const first = found && firstAnswer<OpenedOrder>(found, command)
    if (first) return first
    const hold = found?.hold
    if (!found || !hold || hold.state !== 'held' || found.user_id === caller.userId) return undefined
    if (found.block_id === caller.blockId || bidFault(found, input, command.now) || tickFault(found, found, input))
      return undefined
    const amount = partOf(found, input.qty)
    if (amount === 0 || amount > hold.left_amount) return undefined
    const sale = saleOf(selling, found, hold.hold_id, found, amount)
    const left = found.qty_left - input.qty
    const answer = await orders.openAtOnce(deps, command, sale, { readVersion: found.read_version, hold, left })
    return answer && ok(answer)
  })

/** Locks first and then looks, statement by statement. */
export function sellTheLongWay(selling: Selling): Promise<Result<OpenedOrder, Refusal>> {
  const { deps, orders, caller, input, command, orderNo } = selling
  return transact(deps.db, (tx) =>
    once(tx, command, async () => {
      const bid = await store.lockBuy(tx, input.buyId)
      if (!bid || bid.state === 'unpaid' || bid.hold_id === null) return err(refusal('NOT_FOUND'))
      const item = await findItem(tx, bid.item_id)
      if (!item) throw new Error(`bid ${bid.buy_no} has no item`)
      const fault = await takeFault(tx, caller, bid, item, input, command.now)
      if (fault) return err(fault)
      const amount = partOf(bid, input.qty)
      if (amount === 0) return err(refusal('FORM', { fields: { qty: '金额不到一分' } }))
      const orderId = await orders.open(tx, deps, saleOf(selling, bid, bid.hold_id, item, amount))
      const left = bid.qty_left - input.qty
      await store.setBuyLeft(tx, bid.buy_id, left, left === 0 ? command.now : null)
      return ok({ orderId, orderNo })
    }),
  )
}

/** Why this sale into this bid is not possible, if so; what is about the bid says it fresh. */
async function takeFault(
  tx: Tx,
  caller: Caller,
  bid: BuyOrderTable,
  item: ItemRow,
  input: TakeInput,
  now: number,
): Promise<Refusal | undefined> {
  if (bid.user_id === caller.userId) return refusal('OWN')
  const sides = [caller, { blockId: bid.block_id, userId: bid.user_id, isOther: true }]
  const blocked = await tradersFault(tx, sides)
  if (blocked) return blocked
  const fault = bidFault(bid, input, now)
  if (fault) return refusal(fault.reason, { ...fault.data, buy: await viewOf(tx, bid.buy_id, caller.userId, now) })
  return tickFault(bid, item, input)
}

/** What the bid itself has against a sale of this quantity at this price. */
function bidFault(bid: BuyOrderTable, input: TakeInput, now: number): Refusal | undefined {
  if (bid.state === 'filled') return refusal('SOLD_OUT', { qtyLeft: 0 })
  if (bid.state === 'expired' || (bid.expire_at ?? 0) <= now) return refusal('EXPIRED')
  if (bid.state !== 'open') return refusal('CLOSED')
  if (bid.price !== input.price) return refusal('PRICE_CHANGED', { price: bid.price })
  if (bid.ver !== input.ver) return refusal('MOVED')
  return input.qty > bid.qty_left ? refusal('SOLD_OUT', { qtyLeft: bid.qty_left }) : undefined
}

function tickFault(
  bid: Pick<BuyOrderTable, 'qty_left'>,
  item: Pick<ItemRow, 'tick' | 'min_qty'>,
  input: TakeInput,
): Refusal | undefined {
  if (input.qty % item.tick !== 0) return refusal('FORM', { fields: qtyFaults.offTick })
  const isRest = input.qty === bid.qty_left
  return input.qty < item.min_qty && !isRest ? refusal('LIMIT', { minQty: item.min_qty }) : undefined
}

const saleOf = (
  { caller: { userId, blockId, blockNo }, input, orderNo }: Selling,
  bid: BuyOrderTable,
  holdId: number,
  { unit }: Pick<ItemRow, 'unit'>,
  amount: Fen,
): BidSale => ({ orderNo, bid, unit, holdId, seller: { userId, blockId, blockNo }, qty: input.qty, amount })
