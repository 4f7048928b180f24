import type * as v from 'valibot'
import type { buyAdd, buyRenew } from '@contract/endpoints/market/bids'
import { paymentDeadline } from '@contract/hours'
import { amountOf } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { addOnce } from '../../../db/once/add-once'
import { nextNumber } from '../../../db/numbers'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import type { OfferSide } from '../offers/act'
import { actOnOffer } from '../offers/act'
import { itemFor, newOffer, sameAgain } from '../offers/new'
import type { BuyOrderTable } from '../tables'
import { viewOf } from './service'
import * as store from './store'
import type { BuyAct, BuyShown } from './view'
import { ownerMay } from './view'
import { openPayable } from '../../pay/open/pay-orders'
import { settingsAt } from '../../settings/open/settings-at'
import { closedRefusal, payTimesIn } from '../../settings/open/opening-hours'
import { qtyProblems } from '../open/words'

/** The kinds of the jobs that close an unpaid bid, and end an open one after its days. */
export const closeUnpaidBuyJob = 'closeUnpaidBuy'
export const expireBuyJob = 'expireBuy'

type AddInput = v.InferOutput<typeof buyAdd.input>
type Wish = Omit<AddInput, 'clientNo'>

/**
 * Makes an unpaid bid of the caller's block with its pay order; `payMinutes` to pay. Refusals: BEFORE_OPEN, NOT_FOUND (item),
 * BLOCK_TRANSFER, NO_RIGHT, LIMIT (capacity of the block), FORM. Source: domain model §3.4 (add).
 */
export const addBuy = (deps: Deps, caller: Caller, input: AddInput) =>
  addOnce(deps, 'B', { userId: caller.userId, call: '/bctBuy/add', input }, (tx, buyNo) =>
    open(tx, deps, caller, buyNo, input),
  )

async function open(tx: Tx, deps: Deps, caller: Caller, buyNo: string, wish: Wish): Promise<Result<BuyShown, Refusal>> {
  const now = deps.clock.now()
  const { openings, payMs } = await payTimesIn(tx, caller.areaId, now)
  const closed = closedRefusal(openings, now)
  if (closed) return err(closed)
  const item = await itemFor(tx, caller, wish, problems)
  if (!item.ok) return item
  const buyId = deps.ids.next()
  const title = wish.title === '' ? item.value.name : wish.title
  const bid = {
    ...newOffer(caller, item.value, { ...wish, title }, now),
    buy_id: buyId,
    buy_no: buyNo,
    amount: amountOf(wish.price, wish.qty),
    days: wish.days ?? (await settingsAt(tx, caller.areaId, now)).bidDays,
    hold_id: null,
    pay_no: `P${buyNo}`,
    pay_before: paymentDeadline(openings, now, payMs),
    expire_at: null,
    state: 'unpaid' as const,
    ended_at: null,
  }
  await store.insertBuy(tx, bid)
  await openPayable(tx, bid, { biz_type: 'buy', biz_id: buyId, subject: title }, closeUnpaidBuyJob)
  return ok(await viewOf(tx, buyId, caller.userId, now))
}

function problems({ qty, price }: Wish, item: { readonly min_qty: number; readonly tick: number }) {
  if (qty % item.tick !== 0) return qtyProblems.offTick
  if (qty < item.min_qty) return { qty: '低于最少数量' }
  return amountOf(price, qty) === 0 ? qtyProblems.belowOneFen : undefined
}

/**
 * Makes an ended bid of the caller again, unpaid, for the block the caller acts as now. The old one keeps its state; its version moves, so
 * that two devices do not do it twice. Refusals: those of `actOnOffer`, and those of adding. Source: domain model §3.4.
 */
export async function renewBuy(deps: Deps, caller: Caller, input: v.InferOutput<typeof buyRenew.input>) {
  const buyNo = await nextNumber(deps, 'B', deps.clock.now())
  const act = { deps, caller, call: '/bctBuy/renew', input }
  return actOnOffer(buySide, act, allows('renew'), async (tx, { row, fresh }) => {
    const old = await fresh()
    await store.changeBuy(tx, row.buy_id, {})
    return open(tx, deps, caller, buyNo, { ...sameAgain(old, input.qty), days: input.days ?? row.days })
  })
}

/** An unpaid bid is known to its owner only. */
export const buySide: OfferSide<BuyOrderTable, BuyShown> = {
  name: 'buy',
  lock: store.lockBuy,
  view: viewOf,
  isPublic: (bid) => bid.state !== 'unpaid',
}

/** Whether the owner may do it now. */
export const allows = (act: BuyAct) => (bid: BuyOrderTable) => ownerMay(act, bid.state)
