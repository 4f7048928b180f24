import { shops } from '@contract/shop/limits'
import { spanText } from '@contract/spans'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Deadline } from '../../jobs/deadlines'
import { deadline, unpaid } from '../../jobs/deadlines'
import type { JobHandlers, JobNames } from '../../jobs/jobs'
import { schedule } from '../../jobs/jobs'
import { unpaidTimer } from '../pay/open/unpaid-timer'
import { dueOf, remindersBy } from './rules/due'
import { lockShop } from './shop-store'
import { closeUnpaidShopJob, moveShop, shopJob } from './shops'
import type { ShopTable } from './tables'
import { lockTerm } from './term-store'
import { closeUnpaidTermJob, endTerm } from './terms'

/** An open shop stays open as much longer. */
export const shopDeadlines: readonly Deadline[] = [
  unpaid('shop', 'shop_id', 'pay_by', closeUnpaidShopJob, 'shop'),
  unpaid('shop_term', 'term_id', 'pay_before', closeUnpaidTermJob, 'shop'),
  deadline('shop', 'shop_id', 'review_by', { moved: 'running' }),
  deadline('shop', 'shop_id', 'end_at', { moved: 'running' }),
  deadline('shop', 'shop_id', 'closes_at', { moved: 'running' }),
  deadline('shop', 'shop_id', 'due_at', { wakes: shopJob }),
]

/** What the timer sets with an act. */
const changes = {
  alarm: () => ({ is_alarmed: true }),
  remind: ({ end_at: endAt }: ShopTable, now: number) => ({ reminded: remindersBy(endAt ?? now, now) }),
  end: () => ({}),
  hide: () => ({}),
} as const

/** Does what is due for a shop, under the same lock and by the same table as everybody's acts. */
async function doDue(tx: Tx, deps: Deps, shopId: number): Promise<void> {
  const shop = await lockShop(tx, shopId)
  const due = shop && dueOf(shop)
  if (!due) return
  const now = deps.clock.now()
  if (due.at > now) return schedule(tx, { kind: shopJob, ref: shopId, runAt: due.at })
  // A server that was away sends no reminder of an end that has passed.
  const act = due.act === 'remind' && shop.end_at !== null && shop.end_at <= now ? 'end' : due.act
  const moved = await moveShop(tx, deps, shop, { act, by: 'timer', change: changes[act](shop, now) })
  if (!moved.ok) throw new Error(`shop ${shop.no} could not ${act}: ${moved.error.reason}`)
}

/** What the jobs of shops do, for who reads that one fails. */
export const shopJobNames = {
  [shopJob]: '商铺到期',
  [closeUnpaidShopJob]: '关闭逾期未付的商铺申请',
  [closeUnpaidTermJob]: '关闭逾期未付的商铺续期',
} as const satisfies JobNames

/** The timers of shops, of unpaid shops and of unpaid terms. Source: community §5, rows 1, 5, 9. */
export const shopJobs = (deps: Deps): JobHandlers<keyof typeof shopJobNames> => ({
  [shopJob]: (tx, shopId) => doDue(tx, deps, shopId),
  [closeUnpaidShopJob]: unpaidTimer(deps, closeUnpaidShopJob, async (tx, shopId) => {
    const shop = await lockShop(tx, shopId)
    if (shop?.state !== 'unpaid' || shop.pay_by === null) return undefined
    const change = { reason: `${spanText(shops.payMs)}未付款` }
    const close = () => moveShop(tx, deps, shop, { act: 'payLate', by: 'timer', change })
    return { areaId: shop.area_id, payBefore: shop.pay_by, close }
  }),
  [closeUnpaidTermJob]: unpaidTimer(deps, closeUnpaidTermJob, async (tx, termId) => {
    const term = await lockTerm(tx, termId)
    if (term?.state !== 'unpaid') return undefined
    const close = () => endTerm(tx, deps, term, 'closeUnpaidTerm', 'timer')
    return { areaId: term.area_id, payBefore: term.pay_before, close }
  }),
})
