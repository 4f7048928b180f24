import { sql } from 'kysely'
import { fen } from '@contract/money'
import { transact } from '../../../server/db/transact'
import { guest } from '../../../server/http/caller'
import { post } from '../../../server/ledger/post'
import { fundReader } from '../../../server/modules/fund/info'
import { fundChecker, listEntries, readEntry } from '../../../server/modules/fund/ledger'
import type { TestDeps } from '../../support/database/database'
import { buy, newcomer, seller } from '../../support/city/block-market'
import { approve, back, fill, give, paid, spendOf, work } from '../../support/city/fund'
import {
  actOn,
  areaId,
  credit,
  inSmallCity,
  payFor,
  resident,
  rice,
  takeRice,
  valueOf,
} from '../../support/city/small-city'

const dayMs = 86_400_000

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
})

type Wish = Parameters<typeof listEntries>[2]
const list = async (userId = 0, wish: Partial<Wish> = {}) =>
  valueOf(await listEntries(deps, userId, { areaId, page: 1, ...wish }))
const entry = async (entryNo: number, userId = 0) => valueOf(await readEntry(deps, userId, { areaId, entryNo }))

/** An order of 340.00 that is done: the fund gets 1.02. */
async function traded() {
  const [merchant, buyer] = [await resident(deps, 3021, 0), await resident(deps, 128)]
  const { saleId } = await rice(deps, merchant, 500_000)
  const taken = valueOf(await takeRice(deps, buyer, saleId, 500_000))
  valueOf(await payFor(deps, buyer, taken.payNo))
  valueOf(await actOn(deps, merchant, taken.orderId, 2, 'deliver'))
  valueOf(await actOn(deps, buyer, taken.orderId, 3, 'confirm'))
  return { merchant, buyer, orderId: taken.orderId }
}

it('masks the number of an order but to its two, and never its amount', async () => {
  const { merchant, buyer, orderId } = await traded()
  const { userId: stranger } = await resident(deps, 5, 0)
  const share = { kind: 'share', title: '订单手续费分成', direction: 'in', amount: 102, after: 102, memo: '' }
  for (const userId of [0, stranger])
    expect((await list(userId)).data).toMatchObject([{ ...share, ref: 'D261121-····', orderId: null, spendId: null }])
  for (const { userId } of [merchant, buyer])
    expect((await list(userId)).data).toMatchObject([{ ...share, ref: 'D261121-0001', orderId }])
  const seen = await entry(1, stranger)
  expect(seen).toMatchObject({ other: '订单货款', before: 0, entry: { ref: 'D261121-····' }, spend: null })
  const written = JSON.stringify([seen, await list(stranger), valueOf(await fundReader(deps)({ areaId }, guest))])
  for (const secret of ['D261121-0001', '当季新米', String(orderId), String(buyer.userId), '3021'])
    expect(written).not.toContain(secret)
})

it('masks the number of a block order but to its buyer and its seller', async () => {
  const owner = await seller(deps, 560)
  const [buyer, stranger] = [await newcomer(deps), await resident(deps, 5, 0)]
  valueOf(await payFor(deps, buyer, valueOf(await buy(deps, buyer, [owner.blockId])).payNo))
  const share = { kind: 'share', title: '区块过户手续费分成', direction: 'in', orderId: null }
  for (const userId of [0, stranger.userId]) {
    expect((await list(userId)).data).toMatchObject([{ ...share, ref: 'B261121-····' }])
    expect(await entry(1, userId)).toMatchObject({ other: '区块货款', entry: { ref: 'B261121-····' } })
  }
  for (const { userId } of [owner, buyer])
    expect((await list(userId)).data).toMatchObject([{ ...share, ref: 'B261121-0001' }])
})

it('names nobody of an anonymous gift but to its giver', async () => {
  const [giver, other] = [await resident(deps, 128), await resident(deps, 129)]
  for (const [caller, anonymous] of [
    [giver, true],
    [other, false],
  ] as const)
    valueOf(await payFor(deps, caller, valueOf(await give(deps, caller, 2_000, { memo: '给路灯', anonymous })).payNo))
  const titlesFor = async (userId: number) => (await list(userId)).data.map(({ title, memo }) => `${title} ${memo}`)
  const operator = await resident(deps, 12, 0)
  await deps.db.updateTable('user_account').set({ is_admin: true }).where('user_id', '=', operator.userId).execute()
  for (const userId of [0, other.userId, operator.userId]) {
    expect(await titlesFor(userId)).toEqual(['129 号捐赠 给路灯', '一位居民捐赠 给路灯'])
    expect((await entry(1, userId)).other).toBe('一位居民')
  }
  expect(await titlesFor(giver.userId)).toEqual(['129 号捐赠 给路灯', '你的匿名捐赠 给路灯'])
  expect((await entry(1, giver.userId)).other).toBe('128 号可用')
  expect((await entry(2)).other).toBe('129 号可用')
})

it('shows a spend, what came back of it and what it stands on, with its neighbours in the chain', async () => {
  const { spendId, payee } = await paid(deps)
  await credit(deps, payee.userId, 500)
  valueOf(await back(deps, payee, spendId, 500))
  expect((await list()).data).toMatchObject([
    { entryNo: 3, kind: 'back', title: '退回 · 南桥路灯维修', direction: 'in', amount: 500, after: 770_500, spendId },
    {
      entryNo: 2,
      kind: 'spend',
      title: '南桥路灯维修',
      direction: 'out',
      amount: 230_000,
      ref: 'F261121-0001',
      spendId,
    },
    { entryNo: 1, kind: 'share' },
  ])
  const { paid_hash: hash } = await spendOf(deps, spendId)
  const seen = await entry(2)
  expect(seen).toMatchObject({ other: '91 号收入', before: 1_000_000, head: hash?.toString('hex') })
  expect(seen).toMatchObject({ previous: { entryNo: 1, kind: 'share' }, next: { entryNo: 3, kind: 'back' } })
  expect(seen.spend).toMatchObject({ spendId, no: 'F261121-0001', entryNo: 2, givenBack: 500 })
  expect((await entry(3)).other).toBe('91 号可用')
  for (const no of [0, 4, 2 ** 40]) {
    const missing = await readEntry(deps, 0, { areaId, entryNo: no })
    expect(missing).toMatchObject({ ok: false, error: { reason: 'NOT_FOUND' } })
  }
  const written = JSON.stringify([await list(), seen])
  expect(written).not.toContain(String(payee.userId))
})

it('pages by place, counts by kind, and is behind nothing for a cursor that is none', async () => {
  for (let i = 1; i <= 17; i += 1) await fill(deps, i)
  const giver = await resident(deps, 128)
  valueOf(await payFor(deps, giver, valueOf(await give(deps, giver, 100)).payNo))
  const first = await list()
  expect(first).toMatchObject({ total: 18, last_page: 2, cursor: '4' })
  await fill(deps, 99)
  expect((await list(0, { page: 2, cursor: first.cursor })).data.map(({ entryNo }) => entryNo)).toEqual([3, 2, 1])
  expect((await list(0, { page: 2 })).data.map(({ entryNo }) => entryNo)).toEqual([4, 3, 2, 1])
  expect(await list(0, { kind: 'gift' })).toMatchObject({ total: 1, data: [{ entryNo: 18 }] })
  expect((await list(0, { kind: 'share', page: 2 })).data).toHaveLength(3)
  expect((await list(0, { cursor: "1' or 1=1" })).data).toEqual([])
  expect(await list(0, { kind: 'sponsor' })).toMatchObject({ total: 0, data: [] })
  expect(await listEntries(deps, 0, { areaId: 77, page: 1 })).toMatchObject({ error: { reason: 'NOT_FOUND' } })
})

it('says by month what came in and went out, new entries too', async () => {
  const read = fundReader(deps)
  const months = async () => valueOf(await read({ areaId }, guest)).months
  expect(await months()).toHaveLength(12)
  expect((await months()).map(({ month }) => month).filter((_, at) => at % 11 === 0)).toEqual(['2025-12', '2026-11'])
  const { spendId } = await paid(deps)
  expect((await months()).at(-1)).toEqual({ month: '2026-11', in: 1_000_000, out: 230_000 })
  // 2026-12-01 00:00 in the area is still November in London.
  deps.clock.at = Date.parse('2026-12-01T00:00:00+08:00')
  await fill(deps, 5)
  expect((await months()).slice(-2)).toEqual([
    { month: '2026-11', in: 1_000_000, out: 230_000 },
    { month: '2026-12', in: 5, out: 0 },
  ])
  expect((await spendOf(deps, spendId)).state).toBe('paid')
  expect((await months()).reduce((sum, month) => sum + month.in - month.out, 0)).toBe(770_005)
})

describe('the check', () => {
  it('recomputes the fund, keeps the result for a minute, and knows every head that there was', async () => {
    const check = fundChecker(deps)
    const checked = async (seen: { seenNo?: number; seenHead?: string } = {}) =>
      valueOf(await check({ areaId, ...seen }))
    expect(await checked()).toMatchObject({ entries: 0, balance: 0, ok: true, seenOk: null })
    await fill(deps, 100)
    expect(await checked()).toMatchObject({ entries: 0 })
    deps.clock.forward(60_000)
    const one = await checked()
    expect(one).toMatchObject({ entries: 1, balance: 100, ok: true, at: deps.clock.now() })
    await fill(deps, 50)
    deps.clock.forward(60_000)
    const two = await checked({ seenNo: 1, seenHead: one.head })
    expect(two).toMatchObject({ entries: 2, balance: 150, ok: true, seenOk: true })
    expect(two.head).toBe(valueOf(await fundReader(deps)({ areaId }, guest)).head)
    expect(await checked({ seenNo: 2, seenHead: one.head })).toMatchObject({ ok: true, seenOk: false })
    expect(await checked({ seenNo: 3, seenHead: two.head })).toMatchObject({ ok: true, seenOk: false })
    expect(await check({ areaId: 77 })).toMatchObject({ error: { reason: 'NOT_FOUND' } })
  })

  it('finds an entry that was changed', async () => {
    await fill(deps, 100)
    await fill(deps, 50)
    await sql.raw('alter table entry disable trigger all').execute(deps.db)
    await sql`update entry set amount = 99 where amount = 100`.execute(deps.db)
    expect(valueOf(await fundChecker(deps)({ areaId }))).toMatchObject({ ok: false })
  })

  it('agrees with a past that was written again whole, and the head of who saw the old one tells', async () => {
    await fill(deps, 100)
    const seen = valueOf(await fundReader(deps)({ areaId }, guest))
    await sql.raw('alter table entry disable trigger all').execute(deps.db)
    await deps.db.deleteFrom('entry').execute()
    await sql`update account set balance = 0, entries = 0, head = ${Buffer.alloc(32)}`.execute(deps.db)
    await fill(deps, 90)
    const check = fundChecker(deps)
    expect(valueOf(await check({ areaId, seenNo: seen.entries, seenHead: seen.head }))).toMatchObject({
      entries: 1,
      balance: 90,
      ok: true,
      seenOk: false,
    })
  })
})

it('shows a correction as one, with no name of the other account', async () => {
  await fill(deps, 1_000)
  const cause = {
    type: 'correction',
    refType: 'txn',
    refId: 1,
    reference: 'D261121-0006',
    memo: '更正：成交 · 新米',
  } as const
  const transfer = { from: `area:${areaId}:fund`, to: 'gateway:test', amount: fen(400) } as const
  valueOf(await transact(deps.db, (tx) => post(tx, deps, cause, [transfer])))
  expect((await list()).data[0]).toMatchObject({
    kind: 'correction',
    title: '更正',
    ref: 'D261121-····',
    after: 600,
    memo: '',
  })
  expect((await entry(2)).other).toBe('原账户')
})

it('tells of a spend to be paid on the first page of the fund, the next to be paid first', async () => {
  await fill(deps, 1_000)
  const payee = await resident(deps, 91, 0)
  valueOf(await approve(deps, payee, 100, { purpose: '一' }))
  deps.clock.forward(dayMs)
  valueOf(await approve(deps, payee, 100, { purpose: '二' }))
  await work(deps)
  const { spends } = valueOf(await fundReader(deps)({ areaId }, payee))
  expect(spends.map(({ purpose, state }) => `${purpose} ${state}`)).toEqual(['一 approved', '二 approved'])
})
