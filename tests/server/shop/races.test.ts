import { shops } from '@contract/shop/limits'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { balancesOf } from '../../../server/ledger/wallet'
import { cancelPay } from '../../../server/modules/pay/service'
import { readContact } from '../../../server/modules/shop/info'
import { setLevel } from '../../../server/modules/shop/level-admin'
import { levelOf } from '../../../server/modules/shop/level-store'
import { payers } from '../../../server/payers'
import type { TestDeps } from '../../support/database/database'
import { reasons, refusalOf, times, won } from '../../support/city/outcomes'
import * as shop from '../../support/city/shop'
import { dayMs, work } from '../../support/city/shop'
import { areaId, clientNo, inSmallCity, payFor, resident, valueOf } from '../../support/city/small-city'
import { waits } from '../../support/waits'
import { staffCaller } from '../../support/admin/as-operator'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
}, shop.shopFaults)

/** This many applications for a level, of as many blocks. */
const applied = (count: number, level: 'naming' | 'street' | 'stall') =>
  times(count, async (index) => {
    const owner = await resident(deps, index + 1, 1_000_000)
    return { owner, ...valueOf(await shop.apply(deps, owner, { level })) }
  })

it('R17: twenty approvals give the last seat to one shop, and the others are told when one is free', async () => {
  const by = await shop.operator(deps)
  for (const no of [101, 102]) await shop.openShop(deps, no, { level: 'naming' })
  const waiting = await applied(20, 'naming')
  const results = await times(20, (index) => shop.approve(deps, by, waiting[index]?.shopId ?? 0))
  expect(won(results)).toHaveLength(1)
  expect(reasons(results)).toEqual(new Set(['LIMIT']))
  const states = await deps.db.selectFrom('shop').select('state').where('level', '=', 'naming').execute()
  expect(states.filter(({ state }) => state === 'unpaid')).toHaveLength(1)
})

it('fewer seats and their approvals at once never leave more shops than seats', async () => {
  const by = await shop.operator(deps)
  const waiting = await applied(10, 'street')
  const fewer = (ver: number) =>
    setLevel(deps, staffCaller(by), {
      clientNo: clientNo(),
      areaId,
      level: 'street',
      ver,
      seats: 4,
      reason: '先少开几家',
    })
  const results = await times(20, async (index): Promise<Result<unknown, Refusal>> =>
    index % 2 === 0 ? shop.approve(deps, by, waiting[index / 2]?.shopId ?? 0) : fewer(1),
  )
  const { seats, taken, ver } = await levelOf(deps.db, areaId, 'street', deps.clock.now())
  expect(taken).toBe(won(results.filter((_, index) => index % 2 === 0)).length)
  expect(seats === 4 ? taken <= 4 : taken > 4).toBe(true)
  expect(await shop.shopFaults(deps)).toEqual([])
  expect(refusalOf(await fewer(ver + 1))).toMatchObject({ reason: 'MOVED' })
})

it('twenty operators approve one shop once', async () => {
  const operators = await times(20, () => shop.operator(deps))
  const [{ shopId } = { shopId: 0 }] = await applied(1, 'stall')
  const results = await times(20, (index) => shop.approve(deps, operators[index] ?? 0, shopId))
  expect(won(results)).toHaveLength(1)
})

it('a block applies once, when twenty of its devices do', async () => {
  const owner = await resident(deps, 1)
  const results = await times(20, () => shop.apply(deps, owner))
  expect(won(results)).toHaveLength(1)
  expect(reasons(results)).toEqual(new Set(['LIMIT']))
})

it('twenty devices order one term and pay it once', async () => {
  const { owner, shopId } = await shop.unpaidShop(deps)
  const orders = await times(20, () => shop.order(deps, owner, shopId))
  const numbers = new Set(won(orders).map((result) => valueOf(result).payNo))
  expect([won(orders).length, numbers.size]).toEqual([20, 1])
  const paid = await times(20, () => payFor(deps, owner, [...numbers][0] ?? ''))
  expect(won(paid)).toHaveLength(1)
  expect(await balancesOf(deps.db, owner.userId)).toMatchObject({ available: 990_100 })
})

it('like R12: a term is paid, cancelled or lapses at its fifteenth minute, never two of them', async () => {
  const open = await times(20, (index) => shop.unpaidShop(deps, index + 1))
  const ordered = await Promise.all(
    open.map(async ({ owner, shopId }) => ({ owner, ...valueOf(await shop.order(deps, owner, shopId)) })),
  )
  const pays = ordered.map(({ owner, payNo }) => payFor(deps, owner, payNo))
  deps.clock.forward(waits.payMs)
  const cancels = ordered.map(({ owner, payNo }) =>
    cancelPay(deps, payers, owner, { clientNo: clientNo(), payNo, ver: 1 }),
  )
  await Promise.all([...pays, ...cancels, work(deps), work(deps)])
  const [paid, cancelled] = [await Promise.all(pays), await Promise.all(cancels)]
  for (const [at, { owner, shopId }] of open.entries()) {
    const isPaid = paid[at]?.ok === true
    expect(isPaid && cancelled[at]?.ok).toBe(false)
    const { state } = await deps.db
      .selectFrom('shop_term')
      .select('state')
      .where('shop_id', '=', shopId)
      .executeTakeFirstOrThrow()
    expect([state, (await shop.shopOf(deps, shopId)).state]).toEqual(isPaid ? ['done', 'active'] : ['closed', 'unpaid'])
    expect((await balancesOf(deps.db, owner.userId)).available).toBe(isPaid ? 990_100 : 1_000_000)
  }
})

it('a shop is paid or removed when both come at once, and a removed one waits for no money', async () => {
  for (let no = 1; no <= 4; no += 1) {
    const { owner, by, shopId } = await shop.unpaidShop(deps, no)
    const { payNo } = valueOf(await shop.order(deps, owner, shopId))
    const [removed] = await Promise.all([
      times(10, () => shop.remove(deps, by, shopId)),
      times(10, () => payFor(deps, owner, payNo)),
    ])
    const { state } = await shop.shopOf(deps, shopId)
    expect(state).toBe(won(removed).length > 0 ? 'removed' : 'active')
  }
})

it('a seat that is paid and lapses at once is one or the other', async () => {
  const open = await times(12, (index) => shop.unpaidShop(deps, index + 1, { level: 'street' }))
  deps.clock.forward(shops.payMs - waits.payMs)
  const ordered = await Promise.all(
    open.map(async ({ owner, shopId }) => ({ owner, ...valueOf(await shop.order(deps, owner, shopId, 'street')) })),
  )
  const pays = ordered.map(({ owner, payNo }) => payFor(deps, owner, payNo))
  deps.clock.forward(waits.payMs)
  const [paid] = await Promise.all([Promise.all(pays), times(8, () => work(deps))])
  await work(deps)
  const states = await Promise.all(open.map(async ({ shopId }) => (await shop.shopOf(deps, shopId)).state))
  expect(states).toEqual(paid.map(({ ok }) => (ok ? 'active' : 'rejected')))
  expect((await levelOf(deps.db, areaId, 'street', deps.clock.now())).taken).toBe(won(paid).length)
})

it('a person sees fifty contacts a day, when twenty devices look at once', async () => {
  const reader = await resident(deps, 999, 0)
  const { shopId } = await shop.openShop(deps)
  const results = await times(20, () => readContact(deps, reader, shopId))
  expect(won(results)).toHaveLength(20)
  expect(await deps.db.selectFrom('shop_contact').selectAll().execute()).toHaveLength(1)
})

it('like R24: a clock that jumps over reminders, end and page does each once, in their order', async () => {
  const { owner, shopId } = await shop.openShop(deps)
  deps.clock.forward(200 * dayMs)
  await times(20, () => work(deps))
  await work(deps)
  const told = await deps.db.selectFrom('user_notice').select('kind').where('user_id', '=', owner.userId).execute()
  expect(told.map(({ kind }) => kind)).toEqual(['shop-approve', 'shop-end'])
  expect((await shop.shopOf(deps, shopId)).state).toBe('hidden')
})

it('holds what must hold after any row of acts', async () => {
  const by = await shop.operator(deps)
  const people = await times(6, (index) => resident(deps, index + 1, 3_000_000))
  let seed = 20_261_123
  const roll = (sides: number) => (seed = (seed * 48_271) % 2_147_483_647) % sides
  const levels = ['naming', 'street', 'stall'] as const
  for (let turn = 0; turn < 160; turn += 1) {
    const person = people[roll(people.length)]
    if (!person) continue
    const all = await deps.db
      .selectFrom('shop')
      .selectAll()
      .where('user_id', '=', person.userId)
      .orderBy('shop_id')
      .execute()
    const one = all[all.length - 1]
    const level = levels[roll(3)] ?? 'stall'
    const kind = roll(10)
    const isGone = one === undefined || one.ended_at !== null
    if (isGone || kind === 0) await shop.apply(deps, person, { level })
    else if (kind <= 2) await shop.approve(deps, by, one.shop_id)
    else if (kind <= 5) {
      const ordered = one.state === 'unpaid' ? shop.order : shop.renew
      const term = await ordered(deps, person, one.shop_id, one.state === 'unpaid' ? one.level : level)
      if (term.ok && roll(4) > 0) await payFor(deps, person, term.value.payNo)
    } else if (kind === 6) await shop.edit(deps, person, one.shop_id, { name: `店 ${turn}`, level: one.level })
    else if (kind === 7) await (roll(3) > 0 ? shop.reject(deps, by, one.shop_id) : shop.remove(deps, by, one.shop_id))
    else {
      deps.clock.forward(roll(20) * 18 * 3_600_000)
      await work(deps)
    }
  }
  const states = await deps.db.selectFrom('shop').select('state').execute()
  expect(new Set(states.map(({ state }) => state)).size).toBeGreaterThan(2)
  const paid = await deps.db.selectFrom('shop_term').select('state').where('state', '=', 'done').execute()
  expect(paid.length).toBeGreaterThan(3)
})
