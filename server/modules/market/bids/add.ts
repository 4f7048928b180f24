import type * as v from 'valibot'
import type { buyAdd, buyRenew } from '@contract/endpoints/bids'
import { isOpenAt, opensAt, paymentDeadline } from '@contract/hours'
import { waits } from '@contract/limits'
import { amountOf } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { nextNumber } from '../../../db/numbers'
import { once } from '../../../db/once'
import type { Tx } from '../../../db/schema'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { schedule } from '../../../jobs/jobs'
import { roomFor } from '../blocks'
import { findItem } from '../item-store'
import { viewOf } from './service'
import * as store from './store'
import type { BuyShown } from './view'
import { buyView, ownerMay } from './view'
import { insertPayOrder } from '../../pay/open/pay-orders'

/** The kinds of the jobs that close an unpaid bid, and end an open one after its days. */
export const closeUnpaidBuyJob = 'closeUnpaidBuy'
export const expireBuyJob = 'expireBuy'

type AddInput = v.InferOutput<typeof buyAdd.input>
type Wish = Omit<AddInput, 'clientNo'>

/**
 * Makes an unpaid bid of the caller's block with its pay order; 15 minutes to pay. Refusals: BEFORE_OPEN, NOT_FOUND (item),
 * BLOCK_TRANSFER, NO_RIGHT, LIMIT (capacity of the block), FORM. Source: domain model §3.4 (add).
 */
export async function addBuy(deps: Deps, caller: Caller, input: AddInput) {
  const { db, clock } = deps
  const now = clock.now()
  const buyNo = await nextNumber(db, 'B', now)
  const command = { userId: caller.userId, clientNo: input.clientNo, call: '/bctBuy/add', input, now }
  return transact(db, (tx) => once(tx, command, () => open(tx, deps, caller, buyNo, input)))
}

async function open(tx: Tx, deps: Deps, caller: Caller, buyNo: string, wish: Wish): Promise<Result<BuyShown, Refusal>> {
  const now = deps.clock.now()
  if (!isOpenAt(now)) return err(refusal('BEFORE_OPEN', { openAt: opensAt(now) }))
  const item = await findItem(tx, wish.itemId)
  if (!item || item.area_id !== caller.areaId) return err(refusal('NOT_FOUND'))
  const room = await roomFor(tx, caller.userId, caller.blockId)
  if (!room.ok) return room
  const fields = faults(wish, item)
  if (fields) return err(refusal('FORM', { fields }))
  const buyId = deps.ids.next()
  const payNo = `P${buyNo}`
  const payBefore = paymentDeadline(now, waits.payMs)
  const amount = amountOf(wish.price, wish.qty)
  const title = wish.title === '' ? item.name : wish.title
  await store.insertBuy(tx, {
    buy_id: buyId,
    buy_no: buyNo,
    ver: 1,
    area_id: caller.areaId,
    block_id: caller.blockId,
    user_id: caller.userId,
    category_id: item.category_id,
    item_id: item.item_id,
    item_sort: item.sort,
    title,
    content: wish.content,
    thumbs: wish.thumbs,
    price: wish.price,
    qty: wish.qty,
    qty_left: wish.qty,
    amount,
    delivery: wish.delivery,
    place: wish.place,
    days: wish.days,
    hold_id: null,
    pay_no: payNo,
    pay_before: payBefore,
    expire_at: null,
    state: 'unpaid',
    removed_reason: '',
    created_at: now,
    ended_at: null,
  })
  await insertPayOrder(tx, {
    pay_no: payNo,
    user_id: caller.userId,
    biz_type: 'buy',
    biz_id: buyId,
    subject: title,
    amount,
    state: 'unpaid',
    expire_at: payBefore,
    created_at: now,
  })
  await schedule(tx, { kind: closeUnpaidBuyJob, ref: buyId, runAt: payBefore })
  return ok(await viewOf(tx, buyId, caller.userId))
}

function faults({ qty, price }: Wish, item: { readonly min_qty: number; readonly tick: number }) {
  if (qty % item.tick !== 0) return { qty: '数量不合递增单位' }
  if (qty < item.min_qty) return { qty: '低于最少数量' }
  return amountOf(price, qty) === 0 ? { qty: '金额不到一分' } : undefined
}

/**
 * Makes an ended bid of the caller's anew, unpaid, as the block he acts as now. The old one keeps its state; its version moves, so that
 * two devices do not do it twice. Refusals: NOT_FOUND (also for somebody else's while it is unpaid), NO_RIGHT (somebody else's), MOVED (data.buy), and those of adding. Source: domain model §3.4.
 */
export async function renewBuy(deps: Deps, caller: Caller, input: v.InferOutput<typeof buyRenew.input>) {
  const { db, clock } = deps
  const now = clock.now()
  const buyNo = await nextNumber(db, 'B', now)
  const command = { userId: caller.userId, clientNo: input.clientNo, call: '/bctBuy/renew', input, now }
  return transact(db, (tx) =>
    once(tx, command, async () => {
      await store.lockBuy(tx, input.id)
      const row = await store.findBuy(tx, input.id)
      if (!row) return err(refusal('NOT_FOUND'))
      if (row.user_id !== caller.userId) return err(refusal(row.state === 'unpaid' ? 'NOT_FOUND' : 'NO_RIGHT'))
      const old = buyView(row, caller.userId)
      if (row.ver !== input.ver || !ownerMay('renew', row.state)) return err(refusal('MOVED', { buy: old }))
      await store.changeBuy(tx, input.id, {})
      const { itemId, title, content, thumbs, price, delivery, place } = old
      const qty = input.qty ?? (old.qtyLeft > 0 ? old.qtyLeft : old.qty)
      const days = input.days ?? old.days
      return open(tx, deps, caller, buyNo, { itemId, title, content, thumbs, price, delivery, place, qty, days })
    }),
  )
}
