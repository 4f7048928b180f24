import type * as v from 'valibot'
import type { buyTake } from '@contract/endpoints/market/bids'
import type { Fen, Qty } from '@contract/money'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { nextNumber } from '../../../db/numbers'
import { once } from '../../../db/once/once'
import type { Tx } from '../../../db/schema'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { tradersFault } from '../../area/open/traders'
import type { ItemRow } from '../item-store'
import { findItem } from '../item-store'
import type { BuyOrderTable } from '../tables'
import { partOf } from './money'
import { viewOf } from './service'
import * as store from './store'

type TakeInput = v.InferOutput<typeof buyTake.input>

/** What the orders module needs to make the order of a sale into a bid. */
export interface BidSale {
  readonly orderNo: string
  readonly areaId: number
  readonly buyId: number
  /** The open hold of the bid, from which `amount` becomes the order's. */
  readonly holdId: number
  readonly item: {
    readonly itemId: number
    readonly title: string
    readonly thumb: string
    readonly unit: string
    readonly delivery: BuyOrderTable['delivery']
    readonly place: string
    readonly spot: string
  }
  readonly buyer: { readonly userId: number; readonly blockId: number }
  readonly seller: { readonly userId: number; readonly blockId: number; readonly blockNo: number }
  readonly price: Fen
  readonly qty: Qty
  readonly amount: Fen
}

/** Makes the paid order of a sale into a bid, inside the transaction, and gives its id. */
export type OpenOrder = (tx: Tx, deps: Deps, sale: BidSale) => Promise<number>

/**
 * Sells into a bid at any hour: a part of its frozen money becomes a paid order's. Refusals: NOT_FOUND, OWN, BLOCK_TRANSFER, NO_RIGHT,
 * SOLD_OUT (`qtyLeft`), EXPIRED, CLOSED, PRICE_CHANGED, MOVED, LIMIT (`minQty`), FORM; those about the bid carry it fresh as `buy`.
 * Source: domain model §3.5, row 4; §4.
 */
export async function takeBuy(deps: Deps, openOrder: OpenOrder, caller: Caller, input: TakeInput) {
  const { db, clock } = deps
  const now = clock.now()
  const orderNo = await nextNumber(db, 'D', now)
  const command = { userId: caller.userId, clientNo: input.clientNo, call: '/bctBuy/take', input, now }
  return transact(db, (tx) =>
    once(tx, command, async () => {
      const bid = await store.lockBuy(tx, input.buyId)
      if (!bid || bid.state === 'unpaid' || bid.hold_id === null) return err(refusal('NOT_FOUND'))
      const item = await findItem(tx, bid.item_id)
      if (!item) throw new Error(`bid ${bid.buy_no} has no item`)
      const fault = await takeFault(tx, caller, bid, item, input, now)
      if (fault) return err(fault)
      const amount = partOf(bid, input.qty)
      if (amount === 0) return err(refusal('FORM', { fields: { qty: '金额不到一分' } }))
      const sale = saleOf(bid, bid.hold_id, item, caller, { orderNo, qty: input.qty, amount })
      const orderId = await openOrder(tx, deps, sale)
      const left = bid.qty_left - input.qty
      await store.setBuyLeft(tx, bid.buy_id, left, left === 0 ? now : null)
      return ok({ orderId, orderNo })
    }),
  )
}

/** Why this sale into this bid is not possible, if so. */
async function takeFault(
  tx: Tx,
  caller: Caller,
  bid: BuyOrderTable,
  item: ItemRow,
  input: TakeInput,
  now: number,
): Promise<Refusal | undefined> {
  if (bid.user_id === caller.userId) return refusal('OWN')
  const sides = [caller, { blockId: bid.block_id, userId: bid.user_id }]
  const blocked = await tradersFault(tx, sides)
  if (blocked) return blocked
  const seen = async () => ({ buy: await viewOf(tx, bid.buy_id, caller.userId) })
  if (bid.state === 'filled') return refusal('SOLD_OUT', { qtyLeft: 0, ...(await seen()) })
  if (bid.state === 'expired' || (bid.expire_at ?? 0) <= now) return refusal('EXPIRED', await seen())
  if (bid.state !== 'open') return refusal('CLOSED', await seen())
  if (bid.price !== input.price) return refusal('PRICE_CHANGED', { price: bid.price, ...(await seen()) })
  if (bid.ver !== input.ver) return refusal('MOVED', await seen())
  if (input.qty > bid.qty_left) return refusal('SOLD_OUT', { qtyLeft: bid.qty_left, ...(await seen()) })
  if (input.qty % item.tick !== 0) return refusal('FORM', { fields: { qty: '数量不合递增单位' } })
  const isRest = input.qty === bid.qty_left
  return input.qty < item.min_qty && !isRest ? refusal('LIMIT', { minQty: item.min_qty }) : undefined
}

const saleOf = (
  bid: BuyOrderTable,
  holdId: number,
  item: ItemRow,
  seller: Caller,
  part: Pick<BidSale, 'orderNo' | 'qty' | 'amount'>,
): BidSale => ({
  ...part,
  areaId: bid.area_id,
  buyId: bid.buy_id,
  holdId,
  item: {
    itemId: bid.item_id,
    title: bid.title,
    thumb: bid.thumbs.split(',')[0] ?? '',
    unit: item.unit,
    delivery: bid.delivery,
    place: bid.place,
    spot: bid.spot,
  },
  buyer: { userId: bid.user_id, blockId: bid.block_id },
  seller: { userId: seller.userId, blockId: seller.blockId, blockNo: seller.blockNo },
  price: fen(bid.price),
})
