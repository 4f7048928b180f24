import { shops } from '@contract/shop/limits'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { levelNames } from '@contract/shop/level-names'
import { splitOf } from '@contract/shop/money'
import { shopTransitionFor, termTransitionFor } from '@contract/shop/transitions'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { payFrom } from '../../ledger/pay-from'
import { payOrderState } from '../pay/open/pay-orders'
import { award } from '../points/open/award'
import { lockLevel } from './level-store'
import { tellOpening } from './news'
import { fullRefusal } from './rules/seats'
import * as store from './shop-store'
import { moveShop } from './shops'
import type { ShopTable, ShopTermTable } from './tables'
import * as terms from './term-store'

/** An approved shop was not paid in time. */
export const payOver = refusal('CLOSED', {}, '付款期已过，请重新申请')

/** Why a shop cannot be paid or renewed any more, if so: CLOSED, or LIMIT when its seat is gone. */
async function shopRefusal(tx: Tx, shop: ShopTable, term: ShopTermTable, now: number): Promise<Refusal | undefined> {
  if (shop.state === 'unpaid') {
    return shop.pay_by !== null && now < shop.pay_by ? undefined : payOver
  }
  if (!shopTransitionFor('renew', 'owner', shop.state)) return refusal('CLOSED', {}, '商铺已下架')
  const isOwnSeat = shop.state === 'active' && shop.level === term.level
  return isOwnSeat ? undefined : fullRefusal(await lockLevel(tx, shop.area_id, term.level, now))
}

/**
 * Pays a locked term of a locked shop: the fund's share of when it was ordered, the rest to the platform, in one transaction; points; and
 * 90 days more. Refusals: CLOSED, LIMIT (its seat is gone), NOT_ENOUGH (`missing`, in fen). Source: community §5, rows 6 and 8.
 */
export async function payTerm(tx: Tx, deps: Deps, term: ShopTermTable): Promise<Result<null, Refusal>> {
  const step = termTransitionFor('pay', 'owner', term.state)
  const shop = await store.lockShop(tx, term.shop_id)
  if (!step || !shop) return err(refusal('CLOSED'))
  const now = deps.clock.now()
  const refused = await shopRefusal(tx, shop, term, now)
  if (refused) return err(refused)
  const paid = await postFee(tx, deps, shop, term)
  if (!paid.ok) return paid
  await terms.changeTerm(tx, term.term_id, { state: step.to, ended_at: now, ...paid.value })
  await payOrderState(tx, term.pay_no, 'paid').execute()
  const { user_id: userId, area_id: areaId, term_id: refId } = term
  await award(tx, deps, { userId, areaId, content: '商铺赞助', pointsAdd: shops.points, refType: 'shopTerm', refId })
  const endAt = Math.max(shop.end_at ?? now, now) + shops.termMs
  const isFirst = shop.state === 'unpaid'
  const change = { level: term.level, fee: term.amount, start_at: shop.start_at ?? now, end_at: endAt, reminded: 0 }
  const moved = await moveShop(tx, deps, shop, { act: isFirst ? 'pay' : 'renew', by: 'owner', change })
  if (!moved.ok) return moved
  const row = isFirst ? await store.findShop(tx, shop.shop_id) : undefined
  if (row) await tellOpening(tx, deps, moved.value, row.block_no)
  return ok(null)
}

/** Moves the fee; gives the fund's part, and the place of its entry in the fund's chain. */
async function postFee(tx: Tx, deps: Deps, shop: ShopTable, term: ShopTermTable) {
  const { fund, platform } = splitOf(fen(term.amount), term.fund_parts)
  const about = { type: 'shop_fee', refType: 'shopTerm', refId: term.term_id, reference: shop.no } as const
  const cause = { ...about, memo: `商铺赞助 · ${levelNames[term.level]} · ${shop.name}` }
  const paid = await payFrom(tx, deps, term.user_id, cause, [
    { to: `area:${shop.area_id}:fund`, amount: fund },
    { to: 'platform:fee', amount: platform },
  ])
  return paid.ok ? ok({ fund, entry_no: await terms.fundEntries(tx, shop.area_id) }) : paid
}
