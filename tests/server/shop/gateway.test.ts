import { deadlines } from '../../../server/deadlines'
import { wakeOverdue } from '../../../server/jobs/lost'
import { beat, makeUpForOutage } from '../../../server/jobs/outage'
import { allOpenings } from '../../../server/modules/settings/open/opening-hours'
import { gatewayFirst } from '../../../server/modules/pay/expiry'
import { runDue } from '../../../server/jobs/jobs'
import { shopJobs } from '../../../server/modules/shop/jobs'
import { testDatabase, testDeps } from '../../support/database/database'
import { times } from '../../support/city/outcomes'
import type { PayingCity } from '../../support/city/paying'
import { payingCity } from '../../support/city/paying'
import * as shop from '../../support/city/shop'
import { dayMs, work } from '../../support/city/shop'
import { smallCity, valueOf } from '../../support/city/small-city'
import { waits } from '../../support/waits'

describe('with a payment through the platform', () => {
  let city: PayingCity
  let shopId: number
  let payNo: string

  beforeEach(async () => {
    city = await payingCity()
    const by = await shop.operator(city.deps)
    ;({ shopId } = valueOf(await shop.apply(city.deps, city.buyer)))
    valueOf(await shop.approve(city.deps, by, shopId))
    ;({ payNo } = valueOf(await shop.order(city.deps, city.buyer, shopId)))
    await city.submit(payNo)
  })
  afterEach(async () => {
    const faults = await shop.shopFaults(city.deps)
    await city.close()
    expect(faults).toEqual([])
  })

  const notices = async (kind: string) =>
    (await city.client.form('/bctNotice/list', {})).data.data.filter((notice) => notice.kind === kind)

  it('a shop opens in one step with the money, which goes on to the fund and the platform', async () => {
    await city.gateway.act(`${payNo}-1`, 'pay')
    await city.until(async () => (await city.stateOf(payNo)) === 'paid')
    expect((await shop.shopOf(city.deps, shopId)).state).toBe('active')
    expect(await city.purse()).toMatchObject({ available: 0, frozen: 0 })
  })

  it('like R8: money that comes after the quarter of an hour stays available, with one notice that links both', async () => {
    city.deps.clock.forward(waits.payMs)
    await work(city.deps)
    expect(await city.stateOf(payNo)).toBe('closed')
    await city.gateway.act(`${payNo}-1`, 'pay', true)
    await city.until(async () => (await city.purse()).available > 0)
    await times(20, () => city.gateway.tell(`${payNo}-1`))
    expect(await city.purse()).toMatchObject({ available: 9_900 })
    expect((await shop.shopOf(city.deps, shopId)).state).toBe('unpaid')
    expect(await notices('payLate')).toMatchObject([{ refType: 'shop' }])
  })

  it('money that comes after the seven days, or for a removed shop, stays available', async () => {
    city.deps.clock.forward(8 * dayMs)
    await runDue(city.deps, gatewayFirst(city.deps, shopJobs(city.deps)))
    expect((await shop.shopOf(city.deps, shopId)).state).toBe('rejected')
    await city.gateway.act(`${payNo}-1`, 'pay', true)
    await city.until(async () => (await city.purse()).available > 0)
    expect(await city.stateOf(payNo)).toBe('closed')
  })
})

describe('after an outage', () => {
  it('payments, reviews, terms and pages have as much more time', async () => {
    const database = await testDatabase()
    const deps = testDeps(database.db)
    await smallCity(deps.db)
    const { owner, shopId } = await shop.openShop(deps)
    valueOf(await shop.edit(deps, owner, shopId, { name: '听雨茶馆' }))
    const unpaid = await shop.unpaidShop(deps, 12)
    const term = valueOf(await shop.order(deps, unpaid.owner, unpaid.shopId))
    const [open, waiting] = [await shop.shopOf(deps, shopId), await shop.shopOf(deps, unpaid.shopId)]
    await beat(deps)
    const hour = 3_600_000
    deps.clock.forward(2 * hour)
    expect(await makeUpForOutage(database.url, deps.clock, deadlines, allOpenings)).toBe(2 * hour)
    const later = await shop.shopOf(deps, shopId)
    expect([later.end_at, later.review_by, later.due_at]).toEqual(
      [open.end_at, open.review_by, open.due_at].map((at) => (at ?? 0) + 2 * hour),
    )
    expect((await shop.shopOf(deps, unpaid.shopId)).pay_by).toBe((waiting.pay_by ?? 0) + 2 * hour)
    expect((await shop.termsOf(deps, unpaid.shopId))[0]?.pay_before).toBe(term.expireAt + 2 * hour)
    await deps.db.deleteFrom('job').execute()
    deps.clock.forward(8 * dayMs)
    expect(await wakeOverdue(deps, deadlines)).toBe(3)
    await work(deps)
    expect(await deps.db.selectFrom('shop_term').select('state').orderBy('term_id').execute()).toEqual([
      { state: 'done' },
      { state: 'closed' },
    ])
    await database.close()
  })
})
