import { guest } from '../../../server/http/caller'
import { countMine, readOrder } from '../../../server/modules/orders/service'
import {
  count,
  listAreas,
  listCategories,
  readArea,
  readConfig,
  readCountParts,
} from '../../../server/modules/area/service'
import { addRiceBid } from '../../support/city/bids'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { tenInTheMorning, testDatabase, testDeps } from '../../support/database/database'
import {
  actOn,
  areaId,
  parties,
  payFor,
  resident,
  rice,
  smallCity,
  takeRice,
  valueOf,
} from '../../support/city/small-city'
import { terms } from '../../support/terms'

const hour = 3_600_000
const midnight = tenInTheMorning - 10 * hour

let database: TestDatabase
let deps: TestDeps

beforeEach(async () => {
  database = await testDatabase()
  deps = testDeps(database.db, { loginKeyBits: 1024 })
  await smallCity(deps.db)
})
afterEach(() => database.close())

it('tells when buying is open: from seven to midnight', async () => {
  const hours = async (at: number) => {
    deps.clock.at = at
    const { isOpen, opensAt, closesAt } = valueOf(await readArea(deps, areaId))
    return { isOpen, opensAt, closesAt }
  }
  const today = { opensAt: midnight + 7 * hour, closesAt: midnight + 24 * hour }
  const tomorrow = { opensAt: midnight + 31 * hour, closesAt: midnight + 24 * hour }
  expect(await hours(midnight)).toEqual({ isOpen: false, ...today })
  expect(await hours(midnight + 7 * hour - 1)).toEqual({ isOpen: false, ...today })
  expect(await hours(midnight + 7 * hour)).toEqual({ isOpen: true, ...tomorrow })
  expect(await hours(midnight + 24 * hour - 1)).toEqual({ isOpen: true, ...tomorrow })
})

it('gives the app its names, limits and the key for passwords, and no prefilled login outside the demo', async () => {
  const config = valueOf(await readConfig(deps, areaId, { protocol: 'http', hostname: '127.0.0.1' }))
  expect(config).toMatchObject({ areaId, areaName: '测试城', terms })
  expect(config.loginKey).toContain('BEGIN PUBLIC KEY')
  expect(config).not.toHaveProperty('prefill')
  expect(await readConfig(deps, 404, { protocol: 'http', hostname: '127.0.0.1' })).toMatchObject({
    error: { reason: 'NOT_FOUND' },
  })
})

it('shows the newest notice, and how many live there', async () => {
  await resident(deps, 128)
  await resident(deps, 3021)
  expect(valueOf(await readArea(deps, areaId))).toMatchObject({ name: '测试城', residents: 2, notice: null })
  const notice = (notice_id: number, title: string, created_at: number) => {
    const byItself = { type: 'system', is_popup: false, attachment: '', by_user_id: null } as const
    return { notice_id, area_id: areaId, title, content: '', created_at, ...byItself }
  }
  await deps.db
    .insertInto('area_notice')
    .values([notice(1, '新', 200), notice(2, '旧', 100)])
    .execute()
  expect(valueOf(await readArea(deps, areaId)).notice).toEqual({ title: '新', content: '', createdAt: 200 })
  expect(await readArea(deps, 404)).toMatchObject({ error: { reason: 'NOT_FOUND' } })
})

it('lists areas and categories in their order', async () => {
  await deps.db.insertInto('area').values({ area_id: 0, name: '主城', sort: 0 }).execute()
  await deps.db.insertInto('category').values({ category_id: 2, area_id: areaId, name: '手作', sort: 0 }).execute()
  expect(valueOf(await listAreas(deps)).map(({ name }) => name)).toEqual(['主城', '测试城'])
  expect(valueOf(await listCategories(deps, areaId)).map(({ name }) => name)).toEqual(['手作', '粮食'])
  expect(valueOf(await listCategories(deps, 0))).toEqual([])
})

it('counts for the badge the orders in which it is my turn, as they pass from hand to hand', async () => {
  const { buyer, seller } = await parties(deps)
  const turns = async () => {
    for (const one of [buyer, seller]) {
      const parts = valueOf(await readCountParts(deps, one, areaId))
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(valueOf(await count(deps, one, areaId, 0)))
      expect(parts.orders).toBe(valueOf(await countMine(deps, one.userId)).myTurn)
    }
    return [valueOf(await count(deps, buyer, areaId, 0)), valueOf(await count(deps, seller, areaId, 0))]
  }
  const sale = await rice(deps, seller)
  expect(await turns()).toEqual([0, 0])
  const { orderId, payNo } = valueOf(await takeRice(deps, buyer, sale.saleId))
  expect(await turns()).toEqual([1, 0])
  valueOf(await payFor(deps, buyer, payNo))
  expect(await turns()).toEqual([0, 1])
  valueOf(await actOn(deps, seller, orderId, 2, 'deliver'))
  expect(await turns()).toEqual([1, 0])
  valueOf(await actOn(deps, buyer, orderId, 3, 'confirm'))
  // The seller has money and an unread notice about it.
  expect(await turns()).toEqual([0, 1])
  expect(valueOf(await count(deps, seller, areaId, 3))).toBe(1)
  valueOf(await readOrder(deps, seller.userId, orderId))
  expect(await turns()).toEqual([0, 0])
})

it('counts open listings for everybody, and nothing to do for a guest', async () => {
  const seller = await resident(deps, 3021)
  await rice(deps, seller)
  await rice(deps, seller)
  expect(valueOf(await count(deps, guest, areaId, 1))).toBe(2)
  expect(valueOf(await count(deps, guest, areaId, 0))).toBe(0)
  expect(valueOf(await count(deps, seller, areaId, 2))).toBe(0)
})

it('counts the bids whose money waits for everybody, and an unpaid one as something to do for its owner', async () => {
  const buyer = await resident(deps, 128)
  const bid = valueOf(await addRiceBid(deps, buyer))
  const numbers = async () => [
    valueOf(await count(deps, guest, areaId, 2)),
    valueOf(await count(deps, buyer, areaId, 0)),
  ]
  expect(await numbers()).toEqual([0, 1])
  valueOf(await payFor(deps, buyer, bid.payNo))
  expect(await numbers()).toEqual([1, 0])
})
