import type * as v from 'valibot'
import type { saleTake } from '@contract/endpoints/market/market'
import { closesAt, dayStart, isOpenAt, opensAt } from '@contract/hours'
import { cancelledTakesPerDay, unpaidTakesPerDay, waits } from '@contract/limits'
import { amountOf, fen, qty } from '@contract/money'
import { transitions } from '@contract/orders/transitions'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { nextNumber } from '../../db/numbers'
import { once } from '../../db/once/once'
import type { Tx } from '../../db/schema'
import { together } from '../../db/together'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { wakeUp } from '../../jobs/jobs'
import type { LockedSale } from './store'
import * as store from './store'
import { feeOf } from './rules/fee'
import { blocksFault } from './transition/guards'
import { coolDownFault, lapsedTimes } from '../pay/open/cool-down'
import { untouched } from './new-order'
import { deadlineOf } from './transition/plan'
import { newPayOrder } from '../pay/open/pay-orders'

type TakeInput = v.InferOutput<typeof saleTake.input>

/**
 * Reserves goods of a listing and makes an unpaid order. Refusals: BEFORE_OPEN, NOT_FOUND, OWN, CLOSED, EXPIRED, MOVED (the owner
 * changed the listing), PRICE_CHANGED, SOLD_OUT, LIMIT (quantity), COOLDOWN, BLOCK_TRANSFER, NO_RIGHT, FORM.
 * Source: domain model §3.5, row 1.
 */
export async function take(deps: Deps, caller: Caller, input: TakeInput) {
  const { db, clock, ids } = deps
  const transition = transitions.find(({ act }) => act === 'take')
  if (!transition) throw new Error('the table has no row for take')
  const now = clock.now()
  const orderNo = await nextNumber(db, 'D', now)
  return transact(db, (tx) =>
    once(tx, { userId: caller.userId, clientNo: input.clientNo, call: '/bctSale/take', input, now }, async () => {
      if (!isOpenAt(now)) return err(refusal('BEFORE_OPEN', { openAt: opensAt(now) }))
      const sale = await store.lockSale(tx, input.saleId)
      if (!sale) return err(refusal('NOT_FOUND'))
      if (sale.user_id === caller.userId) return err(refusal('OWN'))
      const fault =
        (await blocksFault(tx, caller, [caller.blockId, sale.block_id])) ??
        saleFault(sale, input, now) ??
        (await waitingFault(tx, caller.userId, now)) ??
        (await cancelFault(tx, caller.userId, sale.sale_id, now))
      if (fault) return err(fault)
      const left = sale.qty_left - input.qty
      const [orderId, payNo] = [ids.next(), `P${orderNo.slice(1)}`]
      const amount = amountOf(fen(sale.price), qty(input.qty))
      const { fee, fundShare } = feeOf(amount)
      const deadline = deadlineOf(transition, now) ?? { at: now + waits.payMs, does: 'closeUnpaid' as const }
      const order = store.newOrder(tx, {
        order_id: orderId,
        order_no: orderNo,
        ver: 1,
        area_id: sale.area_id,
        source: 'sale',
        source_id: sale.sale_id,
        sale_id: sale.sale_id,
        item_id: sale.item_id,
        title: sale.title,
        thumb: sale.thumbs.split(',')[0] ?? '',
        unit: sale.unit,
        delivery: sale.delivery,
        place: sale.place,
        spot: sale.spot,
        buyer_user_id: caller.userId,
        buyer_block_id: caller.blockId,
        seller_user_id: sale.user_id,
        seller_block_id: sale.block_id,
        price: sale.price,
        qty: input.qty,
        amount,
        fee,
        fund_share: fundShare,
        hold_id: null,
        pay_no: payNo,
        state: 'unpaid',
        ...untouched,
        deadline_at: deadline.at,
        deadline_does: deadline.does,
        created_at: now,
        updated_at: now,
      })
      const said = { order_id: orderId, at: now, act: 'take', by: 'buyer' as const, text: '', images: '' }
      const payOrder = newPayOrder(tx, {
        pay_no: payNo,
        user_id: caller.userId,
        biz_type: 'order',
        biz_id: orderId,
        subject: sale.title,
        amount,
        state: 'unpaid',
        expire_at: deadline.at,
        created_at: now,
      })
      await together(tx, [
        store.saleLeft(tx, sale.sale_id, left, left === 0 ? 'soldout' : 'on'),
        order,
        store.newEvent(tx, { event_id: ids.next(), ...said }),
        payOrder,
        wakeUp(tx, { kind: deadline.does, ref: orderId, runAt: deadline.at }),
      ])
      return ok({ orderId, orderNo, payNo })
    }),
  )
}

/** Why this purchase from this listing is not possible, if so. */
function saleFault(sale: LockedSale, input: TakeInput, now: number): Refusal | undefined {
  if (sale.state === 'expired' || sale.expire_at <= now) return refusal('EXPIRED')
  if (sale.state !== 'on' && sale.state !== 'soldout') return refusal('CLOSED')
  if (sale.price !== input.price) return refusal('PRICE_CHANGED', { price: sale.price })
  if (sale.ver !== input.ver) return refusal('MOVED', { ver: sale.ver })
  if (input.qty > sale.qty_left) return refusal('SOLD_OUT', { qtyLeft: sale.qty_left })
  if (input.qty % sale.tick !== 0) return refusal('FORM', { fields: { qty: '数量不合递增单位' } })
  // The last rest may be smaller than the least quantity, but must then be taken as a whole.
  if (input.qty < sale.min_qty && input.qty !== sale.qty_left) return refusal('LIMIT', { minQty: sale.min_qty })
  if (amountOf(fen(sale.price), qty(input.qty)) === 0) return refusal('FORM', { fields: { qty: '金额不到一分' } })
  return undefined
}

/**
 * After three orders left unpaid on one day: no new ones for 24 hours. Orders still unpaid count together with those that lapsed today, so
 * that nobody reserves a whole board at once. They stop counting when they are paid or cancelled. Source: domain model §3.5 row 1, §5.
 */
async function waitingFault(tx: Tx, userId: number, now: number): Promise<Refusal | undefined> {
  const waiting = await store.unpaidOf(tx, userId)
  const lapsed = await lapsedTimes(tx, userId)
  const fault = coolDownFault(lapsed, now)
  if (fault) return fault
  const today = lapsed.filter((at) => dayStart(at) === dayStart(now))
  if (waiting.length === 0 || waiting.length + today.length < unpaidTakesPerDay) return undefined
  const said = `你有 ${waiting.length} 笔订单待付款，付款或取消后再买`
  return refusal('COOLDOWN', { until: waiting[0]?.deadline_at, unpaid: waiting.length }, said)
}

/**
 * Somebody who keeps reserving and cancelling the same goods keeps them from others: after the limit, this person can take no more of that
 * listing on that day. Source: domain model §10.
 */
async function cancelFault(tx: Tx, userId: number, saleId: number, now: number): Promise<Refusal | undefined> {
  const cancelled = await store.cancelledTakes(tx, { userId, saleId, since: dayStart(now) })
  if (cancelled <= cancelledTakesPerDay) return undefined
  return refusal('COOLDOWN', { until: closesAt(now), cancelled }, `这件商品今天已取消 ${cancelled} 次，明天再买`)
}
