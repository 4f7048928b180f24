import { sql } from 'kysely'
import { dayStart } from '@contract/hours'
import { shops } from '@contract/shop/limits'
import type { Tx } from '../../../server/db/schema'
import type { Caller } from '../../../server/http/caller'
import { setSwitch } from '../../support/admin/access'
import { readShop } from '../../../server/modules/shop/info'
import { lockLevel } from '../../../server/modules/shop/level-store'
import { lockShopOf } from '../../../server/modules/shop/open/hand-over'
import { payOver, payTerm } from '../../../server/modules/shop/pay-term'
import { lockShop } from '../../../server/modules/shop/shop-store'
import { lockTerm } from '../../../server/modules/shop/term-store'
import * as shop from '../../support/city/shop'
import { areaId, emptyCity, resident } from '../../support/city/small-city'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { inPassing, plant } from '../../support/database/in-passing'

let database: TestDatabase
let deps: TestDeps
let owner: Caller
let other: Caller
let by: number
let shopId: number
let usual: Awaited<ReturnType<typeof shop.shopOf>>
beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  ;({ owner, by, shopId } = await shop.openShop(deps))
  other = await resident(deps, 3021)
  usual = await shop.shopOf(deps, shopId)
  // A shop of another city, after which rows of shops may say anything.
  await deps.db.transaction().execute((tx) => plant(tx, 'shop', { shop_id: 1, state: 'removed' }))
})
afterAll(() => database.close())

const passing = <T>(ask: (tx: Tx) => Promise<T>) => inPassing(deps.db, ask)
const set = (row: object) => deps.db.updateTable('shop').set(row).where('shop_id', '=', shopId).execute()
afterEach(() => set(usual))

interface Refused {
  readonly reason: string
  readonly msg?: string
}
const errorOf = async <E extends Refused>(answer: Promise<{ ok: true } | { ok: false; error: E }>) => {
  const result = await answer
  return result.ok ? undefined : result.error
}

describe('a shop is applied for', () => {
  const refused = (who: Caller, wish: Parameters<typeof shop.apply>[2] = {}) => errorOf(shop.apply(deps, who, wish))

  it('as a block that is held and not offered', async () => {
    expect((await refused({ ...other, blockId: 1 }))?.reason).toBe('NO_RIGHT')
    const blockWith = (row: object) =>
      deps.db.updateTable('block').set(row).where('block_id', '=', other.blockId).execute()
    await blockWith({ state: 2, transfer_price: 1, transfer_until: 1 })
    expect((await refused(other))?.reason).toBe('BLOCK_TRANSFER')
    await blockWith({ state: 1, transfer_price: null, transfer_until: null })
  })
  it('not while shops are switched off', async () => {
    await setSwitch(deps.db, areaId, { name: 'shop', platform: 'browser', on: false })
    const answer = await refused({ ...other, platform: 'browser' })
    await setSwitch(deps.db, areaId, { name: 'shop', platform: 'browser', on: true })
    expect(answer).toMatchObject({ reason: 'NO_RIGHT', data: { enabled: false } })
  })
  it('once for a block', async () => {
    expect(await refused(owner)).toMatchObject({ reason: 'LIMIT', data: { shopId } })
  })
  it('with a contact that reaches somebody, and as many pictures as are shown', async () => {
    const pictures = (count: number) => Array.from({ length: count }, (_, i) => `demo/${i}.svg`).join(',')
    const wrong = (field: string) => ({ reason: 'FORM', data: { fields: { [field]: expect.any(String) as string } } })
    expect(await refused(other, { contact: '!' })).toEqual(wrong('contact'))
    expect(await refused(other, { thumbs: '' })).toEqual(wrong('thumbs'))
    expect(await refused(other, { thumbs: pictures(shops.maxPictures + 1) })).toEqual(wrong('thumbs'))
    expect(await refused(other, { thumbs: pictures(shops.maxPictures) })).toBeUndefined()
    expect(await refused(await resident(deps, 8), { thumbs: pictures(1) })).toBeUndefined()
  })
})

it('a shop is changed by its owner alone', async () => {
  expect((await errorOf(shop.edit(deps, other, shopId)))?.reason).toBe('NOT_FOUND')
  expect(await errorOf(shop.edit(deps, owner, shopId))).toBeUndefined()
})

it('a shop is found to be decided about', async () => {
  expect((await errorOf(shop.reject(deps, by, shopId)))?.reason).toBe('CLOSED')
})

describe('the page of a shop is read', () => {
  const refused = async (who: Caller, row: object) => {
    await set(row)
    return errorOf(readShop(deps, who, { shopId }))
  }
  const removed = { state: 'removed', reason: '卖的东西不合规定' }

  it('by its owner in any case, by others while it is open and after it expired', async () => {
    expect(await refused(owner, { ...removed, start_at: null })).toBeUndefined()
    for (const state of ['active', 'expired']) expect(await refused(other, { state })).toBeUndefined()
  })
  it('not by others before it opened', async () => {
    expect((await refused(other, { state: 'applied', start_at: null }))?.reason).toBe('NOT_FOUND')
    expect((await refused(other, { ...removed, start_at: null }))?.reason).toBe('NOT_FOUND')
  })
  it('not after its end, and why it was removed is said', async () => {
    expect(await refused(other, removed)).toMatchObject({
      reason: 'CLOSED',
      data: { reason: removed.reason },
      msg: `内容已移除：${removed.reason}`,
    })
    const gone = { reason: 'CLOSED', data: { reason: '' }, msg: '已下架' }
    expect(await refused(other, { ...removed, reason: '' })).toEqual(gone)
    expect(await refused(other, { state: 'hidden', reason: '图片看不清楚' })).toEqual(gone)
  })
})

describe('the first term of a shop is ordered', () => {
  beforeEach(() => set({ state: 'unpaid', pay_by: deps.clock.now() + 1, start_at: null, end_at: null }))
  it('as its block', async () => {
    const elsewhere = { ...owner, blockId: other.blockId }
    expect((await errorOf(shop.order(deps, elsewhere, shopId)))?.reason).toBe('NO_RIGHT')
    expect(await errorOf(shop.order(deps, owner, shopId))).toBeUndefined()
  })
  it('in opening hours', async () => {
    const now = deps.clock.at
    const seven = dayStart(now) + 7 * 3_600_000
    deps.clock.at = seven - 1
    const answer = await errorOf(shop.order(deps, owner, shopId))
    deps.clock.at = now
    expect(answer).toMatchObject({ reason: 'BEFORE_OPEN', data: { openAt: seven } })
  })
})

describe('a shop is renewed', () => {
  const refused = async (row: object) => {
    await set(row)
    return errorOf(shop.renew(deps, owner, shopId))
  }
  it('from so many days before its end on', async () => {
    const from = deps.clock.now() + shops.renewMs
    expect(await refused({ end_at: from })).toBeUndefined()
    expect(await refused({ end_at: from + 1 })).toMatchObject({
      reason: 'CLOSED',
      data: { renewFrom: deps.clock.now() + 1 },
    })
  })
  it('until its page is closed and not at that', async () => {
    const expired = { state: 'expired', end_at: 1 }
    expect(await refused({ ...expired, closes_at: deps.clock.now() + 1 })).toBeUndefined()
    expect((await refused({ ...expired, closes_at: deps.clock.now() }))?.msg).toBe('商铺已下架')
  })
  it('neither before it was paid, nor once it is gone', async () => {
    for (const state of ['applied', 'unpaid', 'hidden', 'removed'])
      expect((await refused({ state, end_at: 1 }))?.msg).toBe('商铺已下架')
  })
})

describe('a term is paid', () => {
  interface Seats {
    /** What the term is of; of 冠名 there is one seat. */
    readonly level?: 'naming' | 'stall'
    readonly isTaken?: boolean
  }
  /** What is said to who has nothing, so that whatever is not refused is too dear. */
  const refused = (row: object, { level = 'stall', isTaken = false }: Seats = {}) =>
    passing(async (tx) => {
      const [here, mine] = [{ area_id: areaId }, { shop_id: 6, user_id: 501 }]
      await plant(tx, 'shop_level', { ...here, level: 'naming', seats: 1 })
      if (isTaken) await plant(tx, 'shop', { shop_id: 8, ...here, level: 'naming', state: 'active', end_at: 9 })
      await plant(tx, 'shop', { ...mine, ...here, level: 'stall', ...row })
      const term = { term_id: 5, state: 'unpaid', amount: 100, fund_parts: 8_000, level } as const
      await plant(tx, 'shop_term', { ...mine, ...here, ...term })
      const found = await lockTerm(tx, 5)
      const paid = found && (await payTerm(tx, deps, found))
      return paid?.ok === false ? paid.error : undefined
    })
  const active = { state: 'active', end_at: 9, start_at: 1 }
  const reached = 'NOT_ENOUGH'

  it('of an approved shop until its deadline and not at it', async () => {
    const now = deps.clock.now()
    expect((await refused({ state: 'unpaid', pay_by: now + 1 }))?.reason).toBe(reached)
    expect(await refused({ state: 'unpaid', pay_by: now })).toEqual(payOver)
    expect(await refused({ state: 'unpaid', pay_by: null })).toEqual(payOver)
  })
  it('not of one that is gone', async () => {
    expect((await refused({ state: 'removed', end_at: 9 }))?.msg).toBe('商铺已下架')
  })
  it('of an open shop in its own seat, though no other is free', async () => {
    expect((await refused({ ...active, level: 'naming' }, { level: 'naming' }))?.reason).toBe(reached)
  })
  it('in another seat only while one is free', async () => {
    expect((await refused(active, { level: 'naming' }))?.reason).toBe(reached)
    expect((await refused(active, { level: 'naming', isTaken: true }))?.reason).toBe('LIMIT')
    const expired = { state: 'expired', end_at: 9, level: 'naming' }
    expect((await refused(expired, { level: 'naming', isTaken: true }))?.reason).toBe('LIMIT')
  })
})

it('a shop, its term and its level are found to be locked, and none that is not there', async () => {
  const found = await passing(async (tx) => {
    await plant(tx, 'shop', { shop_id: 6, block_id: 31, state: 'active' })
    await plant(tx, 'shop_term', { term_id: 5, shop_id: 6 })
    await plant(tx, 'shop_term', { term_id: 4, shop_id: 7 })
    await plant(tx, 'shop_level', { area_id: areaId, level: 'street', seats: 77 })
    const term = await lockTerm(tx, 5)
    return [
      (await lockShop(tx, 6))?.shop_id,
      [term?.term_id, term?.block_id],
      await lockShop(tx, 7),
      await lockTerm(tx, 4),
      await lockTerm(tx, 9),
      (await lockLevel(tx, areaId, 'street', 0)).seats,
      (await lockLevel(tx, areaId, 'naming', 0)).seats,
    ]
  })
  expect(found).toEqual([6, [5, 31], undefined, undefined, undefined, 77, shops.levels.naming.seats])
})

it('the shop of a block is locked with it', async () => {
  const lockers = await passing(async (tx) => {
    await plant(tx, 'shop', { shop_id: 6, block_id: 31, state: 'active' })
    const locker = async () =>
      (await sql<{ by: string }>`select xmax::text as by from shop where shop_id = 6`.execute(tx)).rows[0]?.by
    await lockShopOf(tx, 32)
    const before = await locker()
    await lockShopOf(tx, 31)
    return [before, await locker()]
  })
  expect(lockers).toEqual(['0', expect.not.stringMatching(/^0$/)])
})
