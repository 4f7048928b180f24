import { sql } from 'kysely'
import type { TxnKind } from '@contract/ledger/txn-kinds'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import { writeInside } from '../../../server/db/once/write-rows'
import { transact } from '../../../server/db/transact'
import { checkBooks } from '../../../server/ledger/check-books'
import { cutFrom, openHold, postHold, voidHold } from '../../../server/ledger/hold'
import { payFrom } from '../../../server/ledger/pay-from'
import { post } from '../../../server/ledger/post'
import { statementRows, statementSums, stretchOf } from '../../../server/ledger/statement'
import { balancesOf } from '../../../server/ledger/wallet'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { testDatabase, testDeps } from '../../support/database/database'

let database: TestDatabase
let deps: TestDeps

beforeEach(async () => {
  database = await testDatabase()
  deps = testDeps(database.db)
})
afterEach(() => database.close())

const cause = (type: TxnKind) => ({ type, refType: 'test', refId: 1, reference: '', memo: type })

const recharge = (userId: number, amount: number) =>
  transact(deps.db, (tx) =>
    post(tx, deps, cause('recharge'), [{ from: 'gateway:test', to: `user:${userId}:available`, amount: fen(amount) }]),
  )

const pay = (from: number, to: number, amount: number) =>
  transact(deps.db, (tx) =>
    post(tx, deps, cause('order_done'), [
      { from: `user:${from}:available`, to: `user:${to}:available`, amount: fen(amount) },
    ]),
  )

const hold = (userId: number, amount: number) =>
  transact(deps.db, (tx) =>
    openHold(tx, deps, {
      userId,
      fromKind: 'available',
      amount: fen(amount),
      reason: 'order',
      cause: cause('order_pay'),
    }),
  )

const differences = async () => (await checkBooks(deps.db)).differences

it('moves money between accounts and keeps the books equal', async () => {
  await recharge(1, 1000)
  await pay(1, 2, 300)
  expect(await balancesOf(deps.db, 1)).toEqual({ available: 700, frozen: 0, income: 0 })
  expect(await balancesOf(deps.db, 2)).toEqual({ available: 300, frozen: 0, income: 0 })
  expect(await checkBooks(deps.db)).toEqual({ accounts: 3, entries: 2, differences: [] })
})

it('refuses to spend more than there is and leaves nothing behind', async () => {
  await recharge(1, 100)
  expect(await pay(1, 2, 101)).toMatchObject({ ok: false, error: { reason: 'NOT_ENOUGH' } })
  expect(await balancesOf(deps.db, 1)).toMatchObject({ available: 100 })
  expect((await checkBooks(deps.db)).entries).toBe(1)
})

it('pays all parts out of what somebody has available, or none and says what is missing', async () => {
  await recharge(1, 100)
  const parts = [70, 31].map((amount, at) => ({ to: `user:${2 + at}:income` as const, amount: fen(amount) }))
  const payAll = () => transact(deps.db, (tx) => payFrom(tx, deps, 1, cause('order_done'), parts))
  expect(await payAll()).toMatchObject({ ok: false, error: { reason: 'NOT_ENOUGH', data: { missing: 1 } } })
  expect(await balancesOf(deps.db, 2)).toMatchObject({ income: 0 })
  await recharge(1, 1)
  expect(await payAll()).toMatchObject({ ok: true })
  expect(await balancesOf(deps.db, 1)).toMatchObject({ available: 0 })
  expect(await balancesOf(deps.db, 3)).toMatchObject({ income: 31 })
  expect(await differences()).toEqual([])
})

it('says what is missing to who would freeze more than is there', async () => {
  await recharge(1, 100)
  expect(await hold(1, 340)).toMatchObject({ ok: false, error: { reason: 'NOT_ENOUGH', data: { missing: 240 } } })
  expect(await balancesOf(deps.db, 1)).toMatchObject({ available: 100, frozen: 0 })
})

it('lets exactly as many of twenty parallel payments through as the balance pays for', async () => {
  await recharge(1, 700)
  const results = await Promise.all(Array.from({ length: 20 }, (_, index) => pay(1, 2 + index, 100)))
  expect(results.filter((result) => result.ok)).toHaveLength(7)
  expect(await balancesOf(deps.db, 1)).toMatchObject({ available: 0 })
  expect(await differences()).toEqual([])
})

it('never waits for itself when money goes round in circles', async () => {
  await Promise.all([1, 2, 3].map((userId) => recharge(userId, 1000)))
  await Promise.all(Array.from({ length: 30 }, (_, index) => pay(1 + (index % 3), 1 + ((index + 1) % 3), 10)))
  expect(await differences()).toEqual([])
})

it('pays a hold out in parts and gives the rest back', async () => {
  await recharge(1, 1000)
  const opened = await hold(1, 400)
  if (!opened.ok) throw new Error('not held')
  expect(await balancesOf(deps.db, 1)).toMatchObject({ available: 600, frozen: 400 })
  await transact(deps.db, async (tx) => {
    await postHold(tx, deps, opened.value, cause('order_done'), [{ to: 'user:2:income', amount: fen(390) }])
    return ok(undefined)
  })
  expect(await balancesOf(deps.db, 1)).toMatchObject({ available: 610, frozen: 0 })
  expect(await balancesOf(deps.db, 2)).toMatchObject({ income: 390 })
  expect(await differences()).toEqual([])
})

it('ends a hold exactly once, however many try', async () => {
  await recharge(1, 1000)
  const opened = await hold(1, 400)
  if (!opened.ok) throw new Error('not held')
  const attempts = Array.from({ length: 20 }, () =>
    transact(deps.db, async (tx) => {
      await voidHold(tx, deps, opened.value, cause('order_refund'))
      return ok(undefined)
    }),
  )
  const outcomes = await Promise.allSettled(attempts)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await balancesOf(deps.db, 1)).toMatchObject({ available: 1000, frozen: 0 })
  expect(await differences()).toEqual([])
})

it('covers a span of time by places, so that its ends and its sums agree', async () => {
  await recharge(1, 1000)
  deps.clock.forward(1_000)
  const from = deps.clock.now()
  await pay(1, 2, 300)
  await recharge(1, 50)
  deps.clock.forward(1_000)
  const before = deps.clock.now()
  await pay(1, 2, 7)
  const stretch = await stretchOf(deps.db, 1, 'available', { from, before })
  expect(stretch).toMatchObject({ first: 2, last: 3, opening: 1000, closing: 750 })
  expect(await statementSums(deps.db, { stretch })).toEqual({ in: 50, out: 300, rows: 2 })
  const types = { like: ['recharge%'] }
  expect(await statementSums(deps.db, { stretch, types })).toEqual({ in: 50, out: 0, rows: 1 })
  expect(await statementSums(deps.db, { stretch, types: { ...types, isExcluded: true } })).toMatchObject({ out: 300 })
  const empty = await stretchOf(deps.db, 1, 'available', { from: before + 1 })
  expect(empty).toMatchObject({ first: 5, last: 4, opening: 743, closing: 743 })
})

it('shows each record with the balance after it, newest first, page by page', async () => {
  await recharge(1, 1000)
  for (const amount of [1, 2, 3]) await pay(1, 2, amount)
  const stretch = await stretchOf(deps.db, 1, 'available')
  const first = await statementRows(deps.db, { stretch }, { limit: 2 })
  expect(first.map(({ direction, amount, balance }) => [direction, amount, balance])).toEqual([
    ['out', 3, 994],
    ['out', 2, 997],
  ])
  const before = { ...stretch, last: (first[1]?.no ?? 0) - 1 }
  const rest = await statementRows(deps.db, { stretch: before }, { limit: 2 })
  expect(rest.map(({ direction, balance }) => [direction, balance])).toEqual([
    ['out', 999],
    ['in', 1000],
  ])
  expect(await statementRows(deps.db, { stretch }, { limit: 2, offset: 2 })).toEqual(rest)
})

it.each(['update entry set amount = amount + 1', 'delete from entry', 'truncate entry cascade', 'delete from txn'])(
  'refuses to change what was written: %s',
  async (statementText) => {
    await recharge(1, 1000)
    await expect(sql.raw(statementText).execute(deps.db)).rejects.toThrow('append-only')
  },
)

it('notices an entry that was changed behind the back of the schema', async () => {
  await recharge(1, 1000)
  await pay(1, 2, 300)
  await sql.raw('alter table entry disable trigger all').execute(deps.db)
  await sql.raw('update entry set at = at + 1 where amount = 300').execute(deps.db)
  expect(await differences()).toEqual(
    expect.arrayContaining([expect.stringContaining('does not follow'), expect.stringContaining('chain is broken')]),
  )
})

it('notices a balance that was changed behind the back of the entries', async () => {
  await recharge(1, 1000)
  await sql.raw(`update account set balance = 1001 where key = 'user:1:available'`).execute(deps.db)
  expect(await differences()).toEqual([
    'user:1:available: balance 1001, entries say 1000',
    'all accounts together: 1, must be 0',
  ])
})

it('promises parts of a hold to something else without moving money, never more than is left', async () => {
  await recharge(1, 1000)
  const held = await hold(1, 500)
  if (!held.ok) throw new Error('refused')
  const part = (amount: number) =>
    transact(deps.db, async (tx) => {
      const row = tx.selectFrom('hold').selectAll().where('hold_id', '=', held.value)
      const of = await row.executeTakeFirstOrThrow()
      const opens = cutFrom(of, deps, { amount: fen(amount), reason: 'order', refType: 'order', refId: 7 })
      await writeInside(tx, { parts: [{ ...of, amount, at: deps.clock.now() }], holds: [opens] })
      return ok(opens.hold_id)
    })
  const first = await part(200)
  expect(await balancesOf(deps.db, 1)).toEqual({ available: 500, frozen: 500, income: 0 })
  await expect(part(301)).rejects.toThrow()
  const [one, other] = await Promise.allSettled([part(300), part(300)])
  expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected'])
  await transact(deps.db, async (tx) => ok(await voidHold(tx, deps, first.ok ? first.value : 0, cause('order_refund'))))
  expect(await balancesOf(deps.db, 1)).toEqual({ available: 700, frozen: 300, income: 0 })
  expect(await differences()).toEqual([])
})
