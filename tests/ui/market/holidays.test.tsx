import { dayStart } from '@contract/hours'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import HomePage from '@/pages/index/index'
import SalePayPage from '@/pages/offer/salePay'
import { loadSiteAtom } from '@/lib/session/site'
import { givenSite } from '../../support/app/site'
import { detail } from '../../support/app/orders'
import type { Network } from '../../support/app/trade-api'
import { noonMs } from '../../support/app/trade-store'
import { leave, settle, text, visit } from '../support/trade-page'
import { city } from './home-city'

afterEach(leave)

const hourMs = 3_600_000
const today = dayStart(noonMs)
const hours = (days: number) => ({ from: today + (24 * days + 8) * hourMs, to: today + (24 * days + 22) * hourMs })
const unpaid = { state: 'unpaid', acts: ['pay', 'cancel'], turn: 'buyer', deadlineAt: today + 90 * hourMs } as const

const network = (...days: number[]): Network => ({
  ...city,
  '/index/config': () => ok({ ...givenSite, openings: days.map(hours) }),
  '/bctOrder/info': () => ok(detail({ ...unpaid, acts: [...unpaid.acts] })),
  '/user/assets': () =>
    ok({ available: fen(10_000), frozen: fen(0), income: fen(0), total: fen(10_000), points: 0, holds: 0, late: 0 }),
})

const plain = () => text().replace(/\u2060/g, '')
const off = () =>
  [...document.querySelectorAll<HTMLElement>('[role="button"][aria-disabled="true"]')].map((one) =>
    (one.textContent ?? '').trim().replace(/\u2060/g, ''),
  )

async function seen(Page: typeof HomePage, at: number, days: readonly number[], params = {}) {
  const { store } = await visit(Page, { network: network(...days), nowMs: today + at * hourMs, params })
  await store.set(loadSiteAtom)
  await settle()
}

describe('a city from 8 to 22', () => {
  it('says its own hours at home, before and while it is open', async () => {
    await seen(HomePage, 7.5, [0, 1])
    expect(plain()).toContain('08:00 开市，还剩')
    expect(plain()).toContain('每日 08:00 后开放购买和付款')
    expect(off()).toContain('08:00')
    leave()
    await seen(HomePage, 12, [0, 1])
    expect(plain()).toContain('今日 22:00 休市')
  })

  it('is closed from 22:00 on, at home and at the cashier', async () => {
    await seen(HomePage, 22, [0, 1])
    expect(plain()).toContain('11-22 08:00 开市，还剩')
    expect(plain()).toContain('10 小时 0 分')
    expect(plain()).toContain('今日已休市，11-22 08:00 开放购买和付款')
    expect(off()).toContain('11-22')
    leave()
    await seen(SalePayPage, 22, [0, 1], { orderId: '500' })
    expect(off()).toContain('11-22 08:00 开市，还剩 10 小时 0 分')
  })

  it('is closed on holidays, and says when it is open again', async () => {
    await seen(HomePage, 12, [3, 4])
    expect(plain()).toContain('今天休市，11-24 08:00 开市')
    expect(plain()).toContain('今天休市，11-24 08:00 开放购买和付款')
    expect(plain()).not.toContain('还剩')
    expect(plain()).not.toContain('提醒我')
    leave()
    await seen(SalePayPage, 12, [3, 4], { orderId: '500' })
    expect(off()).toContain('今天休市，11-24 08:00 开市')
  })
})
