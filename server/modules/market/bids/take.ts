import type * as v from 'valibot'
import type { buyTake } from '@contract/endpoints/market/bids'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { nextNumber } from '../../../db/numbers'
import { optimistic, firstAnswer } from '../../../db/once/optimistic'
import type { Command } from '../../../db/once/once'
import { once } from '../../../db/once/once'
import type { Tx } from '../../../db/schema'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { tradersRefusal } from '../../area/open/traders'
import type { BidSale, OpenedOrder, OpenOrder } from '../open/bid-sale'
import { qtyProblems } from '../open/words'
import type { BuyOrderTable } from '../tables'
import { partOf } from './money'
import { viewOf } from './service'
import type { ReadBid } from './store'
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
  return (await sellOptimistically(selling)) ?? sellTheLongWay(selling)
}

/** Draws the number, before anything is locked. */
export async function beginSelling(deps: Deps, orders: OpenOrder, caller: Caller, input: TakeInput): Promise<Selling> {
  const now = deps.clock.now()
  const command = { userId: caller.userId, clientNo: input.clientNo, call: '/bctBuy/take', input, now }
  return { deps, orders, caller, input, command, orderNo: await nextNumber(deps, 'D', now) }
}

/** Undefined whenever anything speaks against it: only the long way refuses. Our decision: docs/decisions/0230-one-write.md */
export const sellOptimistically = (
  selling: Selling,
  read = store.readBid,
): Promise<Result<OpenedOrder, Refusal> | undefined> =>
  optimistic(async () => {
    const { deps, orders, caller, input, command } = selling
    const found = await read(deps.db, readingOf(selling))
    const first = found && firstAnswer<OpenedOrder>(found, command)
    if (first) return first
    if (!found || found.user_id === caller.userId || found.block_id === caller.blockId) return undefined
    if (bidRefusal(found, input, command.now) || tickRefusal(found, input)) return undefined
    const sale = saleOf(selling, found)
    const answer = sale && (await orders.openOptimistically(deps, command, sale))
    return answer && ok(answer)
  })

/** What the reading of a bid is told. */
const readingOf = ({ input: { buyId, clientNo }, command: { userId, now } }: Selling) => ({
  buyId,
  userId,
  clientNo,
  now,
})

/** Locks first and then looks, and writes by the same function. */
export function sellTheLongWay(selling: Selling): Promise<Result<OpenedOrder, Refusal>> {
  const { deps, orders, caller, input, command } = selling
  return transact(deps.db, (tx) =>
    once(tx, command, async () => {
      const locked = await store.lockBuy(tx, input.buyId)
      if (!locked || locked.state === 'unpaid' || locked.hold_id === null) return err(refusal('NOT_FOUND'))
      const bid = await store.readBid(tx, readingOf(selling))
      if (!bid) throw new Error(`bid ${locked.buy_no} has no item`)
      const refused = await takeRefusal(tx, caller, bid, input, command.now)
      if (refused) return err(refused)
      if (partOf(bid, input.qty) === 0) return err(refusal('FORM', { fields: { qty: '金额不到一分' } }))
      const sale = saleOf(selling, bid)
      if (!sale) throw new Error(`the hold of bid ${bid.buy_no} has too little`)
      return ok(await orders.open(tx, deps, command, sale))
    }),
  )
}

/** Why this sale into this bid is not possible, if so; what is about the bid says it fresh. */
async function takeRefusal(
  tx: Tx,
  caller: Caller,
  bid: ReadBid,
  input: TakeInput,
  now: number,
): Promise<Refusal | undefined> {
  if (bid.user_id === caller.userId) return refusal('OWN')
  const sides = [caller, { blockId: bid.block_id, userId: bid.user_id, isOther: true }]
  const blocked = await tradersRefusal(tx, sides)
  if (blocked) return blocked
  const refused = bidRefusal(bid, input, now)
  if (refused)
    return refusal(refused.reason, { ...refused.data, buy: await viewOf(tx, bid.buy_id, caller.userId, now) })
  return tickRefusal(bid, input)
}

/** What the bid itself has against a sale of this quantity at this price. */
function bidRefusal(bid: BuyOrderTable, input: TakeInput, now: number): Refusal | undefined {
  if (bid.state === 'filled') return refusal('SOLD_OUT', { qtyLeft: 0 })
  if (bid.state === 'expired' || (bid.expire_at ?? 0) <= now) return refusal('EXPIRED')
  if (bid.state !== 'open') return refusal('CLOSED')
  if (bid.price !== input.price) return refusal('PRICE_CHANGED', { price: bid.price })
  if (bid.ver !== input.ver) return refusal('MOVED')
  return input.qty > bid.qty_left ? refusal('SOLD_OUT', { qtyLeft: bid.qty_left }) : undefined
}

function tickRefusal({ qty_left: left, tick, min_qty: minQty }: ReadBid, { qty }: TakeInput): Refusal | undefined {
  if (qty % tick !== 0) return refusal('FORM', { fields: qtyProblems.offTick })
  return qty < minQty && qty !== left ? refusal('LIMIT', { minQty }) : undefined
}

/** What the order is made of; undefined when its part is nothing, or the bid's hold has too little for it. */
function saleOf({ caller, input: { qty }, orderNo }: Selling, bid: ReadBid): BidSale | undefined {
  const { hold } = bid
  const amount = partOf(bid, qty)
  if (hold?.state !== 'held' || amount === 0 || amount > hold.left_amount) return undefined
  const { userId, blockId, blockNo } = caller
  return { orderNo, bid, hold, left: bid.qty_left - qty, seller: { userId, blockId, blockNo }, qty, amount }
}
