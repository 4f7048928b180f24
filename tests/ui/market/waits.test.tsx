import { ok } from '@contract/result'
import { standards } from '@contract/settings/settings'
import { loadSiteAtom } from '@/lib/session/site'
import SaleAddPage from '@/pages/publish/saleAdd'
import GuidePage from '@/pages/rich/guide'
import SalePayPage from '@/pages/offer/salePay'
import { fen } from '@contract/money'
import { cityWaitsIn, termsIn } from '@contract/orders/terms'
import { item } from '../../support/app/market'
import { detail } from '../../support/app/orders'
import { givenSite } from '../../support/app/site'
import type { Network } from '../../support/app/trade-api'
import { noonMs } from '../../support/app/trade-store'
import { terms } from '../../support/terms'
import { leave, settle, text, visit } from '../support/trade-page'

afterEach(leave)

const set = { ...standards, deliverHours: 48, confirmHours: 96, saleDays: 60 }
const city: Network = {
  '/index/config': () => ok({ ...givenSite, terms: termsIn(set), waits: cityWaitsIn(set) }),
  '/bctItem/list': () => ok([item()]),
  '/user/assets': () =>
    ok({ available: fen(10_000), frozen: fen(0), income: fen(0), total: fen(10_000), points: 0, holds: 0, late: 0 }),
}

const known = (store: Parameters<NonNullable<Parameters<typeof visit>[1]['prepare']>>[0]) => store.set(loadSiteAtom)

/** What the chips of the days say, and which is on. */
const days = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-label="有效期"] [role]')].map((one) => ({
    text: one.textContent,
    on: (one.getAttribute('aria-checked') ?? one.getAttribute('aria-pressed')) === 'true',
  }))

it('what a guest reads of an order says the waits of the city', async () => {
  await visit(GuidePage, { network: city, who: null, prepare: known })
  expect(text()).toContain('付款后 48 小时内不交付')
  expect(text()).toContain('交付后 96 小时内不确认')
})

it('another city’s are not this one’s', async () => {
  const network = { ...city, '/index/config': () => ok({ ...givenSite, areaId: 9, terms: termsIn(set) }) }
  await visit(GuidePage, { network, who: null, prepare: known })
  expect(text()).toContain('付款后 24 小时内不交付')
})

it('goods stay for the days of the city unless others are chosen', async () => {
  await visit(SaleAddPage, { network: city, prepare: known })
  await settle()
  expect(days().map((one) => one.text)).toEqual(['7 天', '60 天', '90 天'])
  expect(days().find(({ on }) => on)?.text).toBe('60 天')
})

it('the cashier says those of the order, whatever the city has set since', async () => {
  const unpaid = { state: 'unpaid', acts: ['pay', 'cancel'], turn: 'buyer', deadlineAt: noonMs + 900_000 } as const
  const order = detail({ ...unpaid, acts: [...unpaid.acts], terms: { ...terms, deliverHours: 12 } })
  const network = { ...city, '/bctOrder/info': () => ok(order) }
  await visit(SalePayPage, { network, params: { orderId: '500' }, prepare: known })
  await settle()
  expect(text()).toContain('12 小时内未交付，全额退回可用余额')
  expect(text()).toContain('交付后 72 小时内由你确认')
})
