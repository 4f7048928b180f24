import { ok } from '@contract/result'
import { once } from '../../../server/db/once/once'
import type { Tx } from '../../../server/db/schema'
import { transact } from '../../../server/db/transact'
import type { TestDatabase } from '../../support/database/database'
import { testDatabase } from '../../support/database/database'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const command = (clientNo: string, input: unknown = { amount: 100 }, call = '/test/pay', userId = 1) => ({
  userId,
  clientNo,
  call,
  input,
  now: 1,
})

const setSetting = async (tx: Tx, key: string) => {
  await tx.insertInto('setting').values({ key, value: 'done' }).execute()
  return ok({ key, amount: 100 })
}

it('does a command once and gives every one of twenty parallel repeats the first answer', async () => {
  let times = 0
  const repeats = Array.from({ length: 20 }, () =>
    transact(database.db, (tx) =>
      once(tx, command('parallel'), () => {
        times++
        return setSetting(tx, 'parallel')
      }),
    ),
  )
  const answers = await Promise.all(repeats)
  expect(times).toBe(1)
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify(ok({ key: 'parallel', amount: 100 }))]),
  )
})

it.each([
  ['another input', command('mixed', { amount: 101 })],
  ['another call', command('mixed', { amount: 100 }, '/test/other')],
])('refuses %s under a number that was used', async (_what, other) => {
  await transact(database.db, (tx) => once(tx, command('mixed'), () => Promise.resolve(ok('first'))))
  const refused = await transact(database.db, (tx) => once(tx, other, () => Promise.resolve(ok('second'))))
  expect(refused).toMatchObject({ ok: false, error: { reason: 'FORM' } })
})

it('knows a repeat after an upgrade that lists the fields of a call in another order', async () => {
  const [before, after] = [
    { saleId: 7, part: { qty: 1, price: 2 }, list: [2, 1] },
    { list: [2, 1], part: { price: 2, qty: 1 }, saleId: 7 },
  ]
  await transact(database.db, (tx) => once(tx, command('order', before), () => Promise.resolve(ok('first'))))
  const again = (input: unknown) =>
    transact(database.db, (tx) => once(tx, command('order', input), () => Promise.resolve(ok('second'))))
  expect(await again(after)).toEqual(ok('first'))
  expect(await again({ ...after, list: [1, 2] })).toMatchObject({ ok: false, error: { reason: 'FORM' } })
})

it('keeps the numbers of different users apart', async () => {
  const answerOf = (userId: number) =>
    transact(database.db, (tx) => once(tx, command('same', {}, '/test', userId), () => Promise.resolve(ok(userId))))
  expect([await answerOf(1), await answerOf(2)]).toEqual([ok(1), ok(2)])
})

it('forgets a refused command, so that it may be tried again under its number', async () => {
  const attempt = (isAllowed: boolean) =>
    transact(database.db, (tx) =>
      once(tx, command('again'), () =>
        Promise.resolve(isAllowed ? ok('paid') : { ok: false as const, error: { reason: 'NOT_ENOUGH' as const } }),
      ),
    )
  expect(await attempt(false)).toMatchObject({ error: { reason: 'NOT_ENOUGH' } })
  expect(await attempt(true)).toEqual(ok('paid'))
})

it('lets a waiting repeat do the work when the first attempt failed', async () => {
  let first = true
  const attempt = () =>
    transact(database.db, (tx) =>
      once(tx, command('waiting'), async () => {
        const fails = first
        first = false
        await setSetting(tx, 'waiting')
        return fails ? { ok: false as const, error: { reason: 'BUSY' as const } } : ok('done')
      }),
    )
  const outcomes = await Promise.all([attempt(), attempt(), attempt()])
  expect(outcomes.filter((outcome) => outcome.ok)).toEqual([ok('done'), ok('done')])
})
