import { shops } from '@contract/shop/limits'
import type { AnyShopAct, ShopRole, ShopState } from '@contract/shop/transitions'
import { shopTransitionFor } from '@contract/shop/transitions'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { schedule } from '../../jobs/jobs'
import * as news from './news'
import { dueOf } from './rules/due'
import * as store from './shop-store'
import type { ShopTable } from './tables'
import { unpaidTermOf } from './term-store'
import { endTerm } from './terms'

/** The kinds of the jobs that do what is due for a shop, and that end an unpaid one. */
export const shopJob = 'shopDue'
export const closeUnpaidShopJob = 'closeUnpaidShop'

/** The data of an act: the columns that it sets. `hasNoBlock`: the owner has no other block that could have the shop. */
interface Move {
  readonly act: Exclude<AnyShopAct, 'apply'>
  readonly by: ShopRole
  readonly change?: Partial<ShopTable>
  readonly hasNoBlock?: boolean
}

const gone: ReadonlySet<ShopState> = new Set(['hidden', 'rejected', 'removed'])

/** What an act leaves of a shop's deadlines: only those of its new state. */
function settled(next: ShopTable, was: ShopState, now: number): ShopTable {
  const { state } = next
  const isReviewed = state !== 'applied' && state !== 'active'
  const closing = state === 'expired' && was !== 'expired'
  const endAt = closing ? Math.min(next.end_at ?? now, now) : next.end_at
  const row: ShopTable = {
    ...next,
    ...(isReviewed && { pending_name: '', pending_thumbs: '', review_by: null, is_alarmed: false }),
    pay_by: state === 'unpaid' ? next.pay_by : null,
    end_at: endAt,
    closes_at: closing ? (endAt ?? now) + shops.pageMs : state === 'expired' ? next.closes_at : null,
    ended_at: gone.has(state) ? now : null,
  }
  return { ...row, due_at: dueOf(row)?.at ?? null }
}

/**
 * Carries out an act on a locked shop as the table says: state, deadlines, timer, an unpaid term of a shop that is gone, notices. The
 * money of a term is moved before it. Refusal: CLOSED (the table has no such step). Source: community §5.
 */
export async function moveShop(tx: Tx, deps: Deps, shop: ShopTable, move: Move): Promise<Result<ShopTable, Refusal>> {
  const { act, by, change = {}, hasNoBlock = false } = move
  const step = shopTransitionFor(act, by, shop.state)
  if (!step) return err(refusal('CLOSED'))
  const to = (hasNoBlock ? step.whenNoBlock : undefined) ?? step.to
  const state = to === 'same' ? shop.state : to
  const next = settled({ ...shop, ...change, state }, shop.state, deps.clock.now())
  await store.changeShop(tx, shop.shop_id, next)
  await wake(tx, next)
  const unpaid = gone.has(state) ? await unpaidTermOf(tx, shop.shop_id) : undefined
  if (unpaid) await endTerm(tx, deps, unpaid, 'endShop', 'system')
  if (act === 'alarm') await news.tellLateReview(tx, deps, next)
  await news.tellOwner(tx, deps, next, act)
  return ok({ ...next, ver: shop.ver + 1 })
}

/** Stores the wake-up of what is due next for a shop, if something is. */
export async function wake(tx: Tx, shop: Pick<ShopTable, 'shop_id' | 'due_at' | 'pay_by'>): Promise<void> {
  const { shop_id: ref, due_at: dueAt, pay_by: payBy } = shop
  if (dueAt !== null) await schedule(tx, { kind: shopJob, ref, runAt: dueAt })
  if (payBy !== null) await schedule(tx, { kind: closeUnpaidShopJob, ref, runAt: payBy })
}
