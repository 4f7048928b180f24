/** @jest-environment node */
import { sql } from 'kysely'
import { operator } from '../../support/city/money'
import type { PayingCity } from '../../support/city/paying'
import { amount, payingCity } from '../../support/city/paying'

let city: PayingCity
let clerk: Awaited<ReturnType<typeof operator>>

beforeEach(async () => {
  city = await payingCity(2_000)
  clerk = await operator(city.server, 1)
  const { payNo } = await city.order()
  await city.submit(payNo)
  await city.gateway.act(`${payNo}-1`, 'pay')
  await city.until(async () => (await city.stateOf(payNo)) === 'paid')
})
afterEach(() => city.close())

const check = (day?: string) => clerk.admin('/admin/books/check', day === undefined ? {} : { day })

it('says equal of books that are, with what was compared', async () => {
  const expected = { isGatewayAsked: true, payments: 1, equal: true, differences: [], count: 0 }
  expect((await check()).data).toMatchObject({ day: '2026-11-21', ...expected })
  expect((await check('2026-11-20')).data).toMatchObject({ day: '2026-11-20', ...expected, payments: 0 })
})

it('names each difference by its cause', async () => {
  const { payNo } = await city.order()
  await city.submit(payNo)
  city.gateway.trouble({ notify: 'drop' })
  await city.gateway.act(`${payNo}-1`, 'pay')
  await sql`update account set balance = balance + 1 where key = 'gateway:wechat'`.execute(city.deps.db)
  const { equal, count, differences } = (await check()).data
  expect({ equal, count }).toEqual({ equal: false, count: differences.length })
  expect(differences).toContainEqual({ cause: 'notCredited', about: `${payNo}-1`, ours: 0, theirs: amount })
  expect(differences.filter(({ cause }) => cause === 'books').map(({ about }) => about)).toContainEqual(
    expect.stringContaining('gateway:wechat: balance'),
  )
  await sql`update account set balance = balance - 1 where key = 'gateway:wechat'`.execute(city.deps.db)
  await city.check(payNo)
  expect((await check()).data).toMatchObject({ equal: true, count: 0 })
})

it('is recorded with who asked, and leaves the nightly comparison to come', async () => {
  await check()
  const rows = await city.deps.db.selectFrom('audit').selectAll().where('call', '=', '/admin/books/check').execute()
  expect(rows).toMatchObject([{ ref_type: 'books', ref_id: 20261121 }])
  expect(rows[0]?.details).toEqual({ day: '2026-11-21', payments: 1, differences: [], count: 0 })
  expect(await city.deps.db.selectFrom('reconciliation').selectAll().execute()).toEqual([])
})

it('never runs twice at once, and is free again afterwards', async () => {
  const answers = await Promise.all([check(), check(), check()])
  const done = answers.filter(({ code }) => code === 200)
  expect(done.length).toBeGreaterThanOrEqual(1)
  expect(answers.filter(({ code }) => code !== 200).map(({ reason }) => reason)).toEqual(
    Array.from({ length: 3 - done.length }, () => 'BUSY'),
  )
  const { clock, db } = city.deps
  const until = clock.now() + 1
  await db.insertInto('lease').values({ name: 'books/check', holder: 1, until }).execute()
  expect((await check()).reason).toBe('BUSY')
  await db.deleteFrom('lease').execute()
  expect((await check()).code).toBe(200)
})

it('refuses a day to come', async () => {
  expect((await check('2026-11-22')).reason).toBe('FORM')
})
