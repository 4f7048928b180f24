import type * as v from 'valibot'
import { dayMs } from '@contract/durations'
import type { orderSetAddress } from '@contract/endpoints/orders/address'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { doOnce } from '../../../db/once/once'
import type { Db } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import type { JobHandler } from '../../../jobs/jobs'
import { schedule } from '../../../jobs/jobs'
import { ownAddress } from '../../addresses/open/own-address'
import { tell } from '../../notices/open/tell'
import { mayJudge } from '../dispute/decide'
import { forgetNews } from '../parcel/parcel-store'
import { maskedAddress, masksAt, maySeeAddress, mayChooseAddress } from '../rules/address'
import { findOrder, lockOrder } from '../store'
import type { OrderAddressTable, Side, TradeOrderTable } from '../tables'
import { sideOf } from '../view'
import * as store from './address-store'

/** The wake-up that forgets where an order was sent, and what its carrier told of it. */
export const maskKind = 'maskAddress'

type Order = Pick<TradeOrderTable, 'order_id' | 'delivery' | 'state' | 'ended_at'>

function addressView(order: Order, row: OrderAddressTable | undefined, side: Side | 'judge', now: number) {
  const isMasked = row !== undefined && (row.masked_at !== null || now >= (masksAt(order) ?? Infinity))
  const shown = row && maySeeAddress(order, side) ? (isMasked ? maskedAddress(row) : row) : null
  return {
    orderId: order.order_id,
    address: shown && { name: shown.name, mobile: shown.mobile, region: shown.region, street: shown.street, isMasked },
    mayChoose: mayChooseAddress(order, side, row !== undefined),
  }
}

/** In which role somebody may ask where an order goes. */
async function roleOf(db: Db, caller: Caller, order: Parameters<typeof mayJudge>[2]) {
  return sideOf(order, caller.userId) ?? ((await mayJudge(db, caller, order)) ? ('judge' as const) : undefined)
}

/** Where the goods of an order go. Refusal: NOT_FOUND, also for strangers and for a judge once nothing is to be decided. */
export async function readAddress({ db, clock }: Deps, caller: Caller, orderId: number) {
  const order = await findOrder(db, orderId)
  const role = order && (await roleOf(db, caller, order))
  if (!order || !role || (role === 'judge' && !maySeeAddress(order, role))) return err(refusal('NOT_FOUND'))
  return ok(addressView(order, await store.addressOf(db, orderId), role, clock.now()))
}

/**
 * Copies an own address onto an own order. Neither the order nor its version changes. A seller who waits for it is told that there is one,
 * not what it says. Refusals: NOT_FOUND, NO_RIGHT, MOVED. Our decision: docs/decisions/0430-parcels.md
 */
export function setAddress(deps: Deps, caller: Caller, input: v.InferOutput<typeof orderSetAddress.input>) {
  const now = deps.clock.now()
  return doOnce(deps, { userId: caller.userId, call: '/bctOrder/setAddress', input }, async (tx) => {
    const order = await lockOrder(tx, input.id)
    const side = order && sideOf(order, caller.userId)
    if (!order || !side) return err(refusal('NOT_FOUND'))
    if (side === 'seller') return err(refusal('NO_RIGHT'))
    const before = await store.addressOf(tx, order.order_id)
    if (!mayChooseAddress(order, side, before !== undefined)) return err(refusal('MOVED'))
    const said = await ownAddress(tx, caller.userId, input.addressId)
    if (!said) return err(refusal('NOT_FOUND'))
    await store.putAddress(tx, { order_id: order.order_id, ...said, at: now, masked_at: null })
    await schedule(tx, { kind: maskKind, ref: order.order_id, runAt: now + dayMs })
    if (order.state === 'paid')
      await tell(tx, deps, {
        userId: order.seller_user_id,
        type: 'trade',
        kind: 'addressGiven',
        refType: 'order',
        refId: order.order_id,
        title: '买家已填写收货地址',
        content: `订单 ${order.order_no}「${order.title}」，可以寄出了。`,
      })
    return ok({ orderId: order.order_id })
  })
}

/**
 * Looks every day whether an order has ended, and keeps only a part of its address, and no words of its carrier, when it is time. Source:
 * domain model §10.
 */
export const maskAddress =
  (deps: Deps): JobHandler =>
  async (tx, orderId) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return
    const now = deps.clock.now()
    const at = masksAt(order)
    if (at === undefined || at > now) return schedule(tx, { kind: maskKind, ref: orderId, runAt: at ?? now + dayMs })
    const row = await store.addressOf(tx, orderId)
    if (row?.masked_at === null) await store.keepMasked(tx, orderId, { ...maskedAddress(row), masked_at: now })
    await forgetNews(tx, orderId)
  }
