import type * as v from 'valibot'
import type { shopPay, shopRenew } from '@contract/endpoints/community/shop'
import type { ShopTerm } from '@contract/endpoints/community/shop-view'
import { dateText } from '@contract/moments'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { ShopLevel } from '@contract/shop/transitions'
import { shopTransitionFor } from '@contract/shop/transitions'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { beginRefusal } from '../area/open/access'
import { blockPayRefusal } from '../pay/open/own-payer'
import { ownAct } from './apply'
import { freshOwn } from './info'
import { levelOf } from './level-store'
import { payOver } from './pay-term'
import { renewFrom } from './rules/acts'
import { feeRefusal, fullRefusal } from './rules/seats'
import type { ShopTable } from './tables'
import { unpaidTermOf } from './term-store'
import { endTerm, orderTerm } from './terms'
import { termView } from './view'

/** Why nothing can be paid for this shop now, if so: BEFORE_OPEN, NO_RIGHT (as another block), BLOCK_TRANSFER, HALT. */
async function payRefusal(tx: Tx, { clock }: Deps, caller: Caller, shop: ShopTable): Promise<Refusal | undefined> {
  return blockPayRefusal(tx, shop, { caller, now: clock.now() })
}

/** The term of this level that waits for its money, or a new one; one of another level ends. */
async function termOf(
  tx: Tx,
  deps: Deps,
  shop: ShopTable,
  wish: { readonly level: ShopLevel; readonly amount: number },
): Promise<Result<ShopTerm, Refusal>> {
  const waiting = await unpaidTermOf(tx, shop.shop_id)
  const isGood =
    waiting?.level === wish.level && waiting.amount === wish.amount && waiting.pay_before > deps.clock.now()
  if (waiting && isGood) return ok(termView(waiting))
  if (waiting) await endTerm(tx, deps, waiting, 'cancel', 'owner')
  return ok(termView(await orderTerm(tx, deps, shop, wish)))
}

/**
 * Orders the first term of an approved shop. Refusals: NOT_FOUND, MOVED (`shop`), CLOSED, BEFORE_OPEN, NO_RIGHT, BLOCK_TRANSFER, HALT.
 * Source: community §5, row 6.
 */
export function payShop(deps: Deps, caller: Caller, input: v.InferOutput<typeof shopPay.input>) {
  return ownAct(deps, caller, '/bctShop/pay', input, async (tx, shop) => {
    const now = deps.clock.now()
    const isLate = shop.pay_by === null || shop.pay_by <= now
    if (!shopTransitionFor('pay', 'owner', shop.state)) return err(refusal('CLOSED'))
    if (isLate) return err(payOver)
    if (shop.level !== input.level) return err(refusal('MOVED', { shop: await freshOwn(tx, shop.shop_id, now) }))
    const refused = await payRefusal(tx, deps, caller, shop)
    return refused ? err(refused) : termOf(tx, deps, shop, { level: shop.level, amount: shop.fee })
  })
}

/** Why a shop cannot be renewed now, if so: CLOSED (`renewFrom`). */
function timeRefusal(shop: ShopTable, now: number): Refusal | undefined {
  const from = renewFrom(shop)
  if (from === null || !shopTransitionFor('renew', 'owner', shop.state)) return refusal('CLOSED', {}, '商铺已下架')
  if (shop.closes_at !== null && shop.closes_at <= now) return refusal('CLOSED', {}, '商铺已下架')
  return from <= now ? undefined : refusal('CLOSED', { renewFrom: from }, `${dateText(from, now)} 起可以续期`)
}

/**
 * Orders one more term, of the same level or another. Refusals: NOT_FOUND, MOVED (`shop`), CLOSED, LIMIT (`freeAt`), PRICE_CHANGED (`fee`),
 * BEFORE_OPEN, NO_RIGHT, BLOCK_TRANSFER, HALT. Source: community §5, row 8.
 */
export function renewShop(deps: Deps, caller: Caller, input: v.InferOutput<typeof shopRenew.input>) {
  return ownAct(deps, caller, '/bctShop/renew', input, async (tx, shop) => {
    const now = deps.clock.now()
    const closed = timeRefusal(shop, now) ?? (await beginRefusal(tx, shop.area_id, 'shop', caller))
    if (closed) return err(closed)
    const level = await levelOf(tx, shop.area_id, input.level, now)
    const isOwnSeat = shop.state === 'active' && shop.level === input.level
    const full = isOwnSeat ? undefined : fullRefusal(level)
    const refused = full ?? feeRefusal(level, input.fee) ?? (await payRefusal(tx, deps, caller, shop))
    return refused ? err(refused) : termOf(tx, deps, shop, { level: level.level, amount: level.fee })
  })
}
