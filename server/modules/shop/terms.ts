import { paymentDeadline } from '@contract/hours'
import { waitMs } from '@contract/settings/waits'
import { levelNames } from '@contract/shop/level-names'
import type { ShopLevel, TermAct, TermRole } from '@contract/shop/transitions'
import { termTransitionFor } from '@contract/shop/transitions'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { openPayable, payOrderState } from '../pay/open/pay-orders'
import { cityAt } from '../settings/open/opening-hours'
import * as store from './term-store'
import type { ShopTable, ShopTermTable } from './tables'

/** The kind of the job that closes an unpaid term. */
export const closeUnpaidTermJob = 'closeUnpaidTerm'

/** Makes a term of a locked shop with its pay order and its wake-up. */
export async function orderTerm(
  tx: Tx,
  deps: Deps,
  shop: ShopTable,
  { level, amount }: { readonly level: ShopLevel; readonly amount: number },
): Promise<ShopTermTable> {
  const now = deps.clock.now()
  const { settings, openings } = await cityAt(tx, shop.area_id, now)
  const count = await store.termsOrdered(tx, shop.shop_id)
  const row: ShopTermTable = {
    term_id: deps.ids.next(),
    ver: 1,
    shop_id: shop.shop_id,
    area_id: shop.area_id,
    user_id: shop.user_id,
    level,
    amount,
    pay_no: `P${shop.no}-${count + 1}`,
    pay_before: paymentDeadline(openings, now, waitMs(settings, 'payMinutes')),
    state: termTransitionFor('order', 'owner')?.to ?? 'unpaid',
    created_at: now,
    ended_at: null,
    fund_parts: settings.shopFund,
    fund: null,
    entry_no: null,
  }
  await store.insertTerm(tx, row)
  const subject = `${shop.name} · ${levelNames[level]}赞助`
  await openPayable(tx, row, { biz_type: 'shop', biz_id: row.term_id, subject }, closeUnpaidTermJob)
  return row
}

/** Ends a locked term that was not paid, with its pay order, as the table says. False when the table has no such step. */
export async function endTerm(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  term: ShopTermTable,
  act: Exclude<TermAct, 'order' | 'pay' | 'correct'>,
  by: TermRole,
): Promise<boolean> {
  const step = termTransitionFor(act, by, term.state)
  if (!step) return false
  await store.changeTerm(tx, term.term_id, { state: step.to, ended_at: clock.now() })
  await payOrderState(tx, term.pay_no, 'closed').execute()
  return true
}
