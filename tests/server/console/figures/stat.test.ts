import { sql } from 'kysely'
import { dayMs, hourMs } from '@contract/durations'
import { dayStart, opensAt } from '@contract/hours'
import type { OverviewSpan } from '@contract/console/limits'
import { overviewDays, overviewSpans } from '@contract/console/limits'
import { calendarDay } from '@contract/moments'
import { applyUnasked } from '../../../../server/modules/withdrawals/apply'
import { countStatistics, weekStart } from '../../../../server/modules/stat/count'
import { countDays, countHours, lockCounted, setCounted } from '../../../../server/modules/stat/hours-store'
import { fen } from '@contract/money'
import type { Caller } from '../../../../server/http/caller'
import { consoleOf } from '../../../support/admin/console-client'
import type { TestServer } from '../../../support/server/server'
import { areaId, testServer } from '../../../support/server/server'
import { clientNo, parties, resident, riceId, riceIn, valueOf } from '../../../support/city/small-city'
import { give } from '../../../support/city/money'
import { judge, stepTo } from '../../../support/city/order-steps'
import type { Colleague } from '../colleagues'
import { wholeCity } from '../access/whole-city'
import { colleague, freshly } from '../colleagues'
import { appliedFor, doneOrder, paidOrder } from '../trades'

let server: TestServer
let zhou: Colleague
let seller: Caller
let buyer: Caller

beforeEach(async () => {
  server = await testServer()
  await riceIn(server.deps.db)
  zhou = await colleague(server, ['operator', 'finance'])
  ;({ seller, buyer } = await parties(server.deps))
})
afterEach(() => server.close())

/** Goes on by this much, at least to the opening, and signs in again. */
async function later(ms: number) {
  server.clock.forward(ms)
  server.clock.forward(opensAt([], server.now()) - server.now())
  zhou = { ...zhou, browser: await consoleOf(server, zhou.staff) }
}
const overview = async (by: Colleague, input: { areaId?: number; span?: OverviewSpan } = {}) =>
  (await by.browser.call('/admin/stat/overview', input)).data
const series = async (by: 'day' | 'area' | 'item', from: number, until = server.now()) =>
  (await zhou.browser.call('/admin/stat/series', { from: calendarDay(from), until: calendarDay(until), by })).data

it('today’s turnover, the month, payments by hour and what is held are those of the orders, counted or not', async () => {
  await doneOrder(server.deps, seller, buyer)
  await later(dayMs)
  await doneOrder(server.deps, seller, buyer)
  await doneOrder(server.deps, seller, buyer)
  await paidOrder(server.deps, seller, buyer)
  const live = await overview(zhou)
  expect(live.figures).toMatchObject({ turnover: 68_00, turnoverBefore: 34_00, held: 34_00, heldCount: 1, heldLate: 0 })
  expect(live.days).toHaveLength(30)
  expect(live.days.slice(-2)).toMatchObject([
    { turnover: 34_00, orders: 1 },
    { turnover: 68_00, orders: 2 },
  ])
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
  expect([sum(live.hours.today), sum(live.hours.yesterday), live.hours.opensAt]).toEqual([3, 1, 7])
  await countStatistics(server.deps)
  expect(await overview(zhou)).toEqual({ ...live, at: expect.any(Number) as number })
  server.clock.forward(hourMs)
  await countStatistics(server.deps)
  const hours = await server.deps.db.selectFrom('stat_hour').select(['orders', 'payments', 'turnover']).execute()
  expect(sum(hours.map(({ turnover }) => turnover))).toBe(102_00)
  await countStatistics(server.deps)
})

it('the overview looks back over today, a month or a quarter; the hours of today add up to its day', async () => {
  await doneOrder(server.deps, seller, buyer)
  await later(40 * dayMs)
  await doneOrder(server.deps, seller, buyer)
  await later(2 * hourMs)
  await doneOrder(server.deps, seller, buyer)
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
  const expected = { today: 68_00, month: 68_00, quarter: 102_00 }
  for (const isCounted of [false, true]) {
    if (isCounted) await countStatistics(server.deps)
    for (const span of overviewSpans) {
      const { days, hours } = await overview(zhou, { span })
      expect([span, days.length, days.at(-1)?.day]).toEqual([span, overviewDays[span], calendarDay(server.now())])
      expect([span, sum(days.map(({ turnover }) => turnover))]).toEqual([span, expected[span]])
      expect([sum(hours.turnover), sum(hours.orders)]).toEqual([68_00, 2])
      expect(hours.turnover.filter((one) => one > 0)).toEqual([34_00, 34_00])
    }
  }
})

it('the series add up to the same by day, by area and by item; nothing is counted twice', async () => {
  const start = server.now()
  await doneOrder(server.deps, seller, buyer)
  await later(dayMs)
  await doneOrder(server.deps, seller, buyer)
  const orders = await server.deps.db.selectFrom('trade_order').select(['fee', 'fund_share']).execute()
  const fee = orders.reduce((sum, row) => sum + row.fee, 0)
  const fund = orders.reduce((sum, row) => sum + row.fund_share, 0)
  for (const isCounted of [false, true]) {
    if (isCounted) await later(hourMs)
    if (isCounted) await countStatistics(server.deps)
    const days = (await series('day', start)).data
    expect(days.map(({ turnover, orders: count }) => [turnover, count])).toEqual([
      [34_00, 1],
      [34_00, 1],
    ])
    expect(days.map(({ residents }) => residents)).toEqual([2, 2])
    expect((await series('area', start)).data).toMatchObject([
      { key: String(areaId), name: '测试城', turnover: 68_00, orders: 2, fee, fund, residents: null },
    ])
    expect((await series('item', start)).data).toMatchObject([
      { key: String(riceId), name: '社区大米', turnover: 68_00 },
    ])
  }
  const back = await zhou.browser.call('/admin/stat/series', { from: '2026-11-21', until: '2026-11-20' })
  expect(back.data.reason).toBe('FORM')
})

it('a day is what its counted hours add up to, with the hour that runs', async () => {
  const start = server.now()
  await doneOrder(server.deps, seller, buyer)
  await later(hourMs)
  await countStatistics(server.deps)
  await doneOrder(server.deps, seller, buyer)
  const today = async () => (await series('day', start)).data.map(({ turnover, orders }) => [turnover, orders])
  expect(await today()).toEqual([[68_00, 2]])
  const kept = () => server.deps.db.selectFrom('stat_day').select(['orders', 'turnover']).execute()
  expect(await kept()).toEqual([{ orders: 1, turnover: 34_00 }])
  await later(hourMs)
  await countStatistics(server.deps)
  expect(await kept()).toEqual([{ orders: 2, turnover: 68_00 }])
  expect(await today()).toEqual([[68_00, 2]])
})

it('days stay the sum of their hours however often these are counted', async () => {
  const { db } = server.deps
  for (const ms of [hourMs, 5 * hourMs, 9 * hourMs, dayMs, 3 * hourMs]) {
    await doneOrder(server.deps, seller, buyer)
    await later(ms)
    await countStatistics(server.deps)
    const hours = await db.selectFrom('stat_hour').select(['hour', 'orders', 'turnover']).execute()
    const days = await db.selectFrom('stat_day').select(['day', 'orders', 'turnover']).execute()
    const ofDay = (day: number) => hours.filter(({ hour }) => dayStart(hour) === day)
    expect(days.length).toBeGreaterThan(0)
    for (const { day, orders, turnover } of days)
      expect([orders, turnover]).toEqual([
        ofDay(day).reduce((sum, row) => sum + row.orders, 0),
        ofDay(day).reduce((sum, row) => sum + row.turnover, 0),
      ])
    expect(days.reduce((sum, row) => sum + row.orders, 0)).toBe(hours.reduce((sum, row) => sum + row.orders, 0))
  }
})

it('an hour that is counted while somebody looks is shown once', async () => {
  const { db } = server.deps
  const start = server.now()
  await doneOrder(server.deps, seller, buyer)
  await later(hourMs)
  await countStatistics(server.deps)
  await doneOrder(server.deps, seller, buyer)
  await later(hourMs)
  const end = Math.floor(server.now() / hourMs) * hourMs
  const looked = await db.transaction().execute(async (tx) => {
    await sql`lock table stat_day in access exclusive mode`.execute(tx)
    const looking = series('day', start)
    for (let waiting = false; !waiting;) {
      const { rows } = await sql`select 1 from pg_locks where not granted and relation = 'stat_day'::regclass`.execute(
        db,
      )
      waiting = rows.length > 0
    }
    await lockCounted(tx)
    await countHours(tx, dayStart(start), end)
    await countDays(tx, dayStart(start), end)
    await setCounted(tx, end)
    return { looking }
  })
  expect((await looked.looking).data.map(({ turnover, orders }) => [turnover, orders])).toEqual([[68_00, 2]])
  expect((await series('day', start)).data.map(({ orders }) => orders)).toEqual([2])
})

it('who traded in a week and again in the next one is counted when the week is over', async () => {
  const third = await resident(server.deps, 777)
  await doneOrder(server.deps, seller, buyer)
  await later(7 * dayMs)
  await doneOrder(server.deps, seller, third)
  const week = weekStart(server.now())
  expect(calendarDay(week)).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(new Date(week + 8 * hourMs).getUTCDay()).toBe(1)
  await later(7 * dayMs)
  await countStatistics(server.deps)
  const rows = await server.deps.db.selectFrom('stat_week').selectAll().orderBy('week').execute()
  expect(rows.map(({ traders, returned }) => [traders, returned])).toEqual([
    [2, 0],
    [2, 1],
  ])
  const days = (await series('day', week, week)).data
  expect(days).toMatchObject([{ traders: 2, returned: 1 }])
})

it('what waits stands in one queue, says what happens otherwise and whose turn it is, in one’s areas', async () => {
  await give(server.deps, buyer.userId, 'income', 1_500_00)
  const payee = { name: '王小麦', account: '6222020200112233441', bank: '招商银行' }
  valueOf(await applyUnasked(server.deps, buyer, { clientNo: clientNo(), amount: fen(1_500_00), way: 'bank', payee }))
  const { queue, counts, figures } = await overview(zhou)
  expect(queue).toMatchObject([
    { kind: 'withdraw', amount: 1_500_00, otherwise: 'late', isMine: true, isSecond: false },
  ])
  expect(counts).toMatchObject({ withdraw: 1, dispute: 0 })
  expect(figures).toMatchObject({ withdraw: 1_500_00, withdrawCount: 1, withdrawTwo: 1 })
  const support = await colleague(server, ['support'])
  expect(await overview(support)).toMatchObject({
    figures: null,
    days: [],
    hours: { today: [], yesterday: [], turnover: [], orders: [] },
    queue: [],
    counts: { withdraw: 0 },
  })
  const own = await colleague(server, ['finance'], { userId: buyer.userId })
  expect((await overview(own)).queue).toMatchObject([{ isMine: false }])
  await server.deps.db.insertInto('area').values({ area_id: 1, name: '九号城', sort: 2 }).execute()
  const elsewhere = await colleague(server, ['operator'], { areas: [1] })
  expect((await overview(elsewhere)).queue).toEqual([])
  expect((await overview(elsewhere, { areaId })).figures).toMatchObject({ withdraw: 0, held: 0 })
  expect(dayStart(server.now())).toBeLessThan(server.now())
})

it('a dispute waits for the platform once its evidence is in, where no mayor decides, and for none of its parties', async () => {
  const { deps } = server
  await stepTo(deps, { buyer, seller }, 'dispute')
  const { evidence_until: until } = await deps.db
    .selectFrom('dispute')
    .select('evidence_until')
    .executeTakeFirstOrThrow()
  expect((await overview(zhou)).counts).toMatchObject({ dispute: 0 })
  await later(until - server.now())
  const mayor = await judge(deps, 'arbiter')
  expect((await overview(zhou)).counts).toMatchObject({ dispute: 0 })
  await deps.db.deleteFrom('area_role').where('user_id', '=', mayor.userId).execute()
  const { queue, counts } = await overview(zhou)
  expect(counts).toMatchObject({ dispute: 1 })
  expect(queue).toMatchObject([{ kind: 'dispute', isMine: true }])
  for (const { userId } of [buyer, seller]) {
    const own = await colleague(server, ['operator'], { userId })
    expect((await overview(own)).queue).toMatchObject([{ kind: 'dispute', isMine: false }])
  }
})

it('a withdrawal that waits for its second signature stands once, as that', async () => {
  const { withdrawId: id, ver } = await appliedFor(server.deps, 301, 1_500_00)
  const wish = { clientNo: clientNo(), id, ver, reason: '收款账户已电话核实' }
  expect((await freshly(server, zhou, () => zhou.browser.call('/admin/withdraw/approve', wish))).code).toBe(200)
  const lan = await colleague(server, ['finance'])
  const { queue, counts } = await overview(lan)
  expect(queue.map(({ kind, isMine, isSecond }) => [kind, isMine, isSecond])).toEqual([['approval', true, true]])
  expect(counts).toMatchObject({ withdraw: 0, approval: 1 })
  expect((await overview(zhou)).queue).toMatchObject([{ kind: 'approval', isMine: false }])
})

it('an objection and a report wait for nobody who is a party of them; what runs says where', async () => {
  const { handoverId, blockSeller, mutualId, server: whole, buyer: author, seller: reporter } = await wholeCity()
  const elsewhere = await colleague(whole, ['operator'])
  const { city } = await overview(elsewhere)
  expect(city.map(({ kind, areaId: at }) => [kind, at])).toContainEqual(['election', areaId])
  const turnOf = async (userId: number, kind: string) => {
    const by = await colleague(whole, ['operator'], { userId })
    return (await overview(by)).queue.filter((row) => row.kind === kind).map(({ refId, isMine }) => [refId, isMine])
  }
  expect(await turnOf(blockSeller.userId, 'handover')).toEqual([[handoverId, false]])
  for (const { userId } of [author, reporter]) expect(await turnOf(userId, 'report')).toEqual([[mutualId, false]])
  await whole.close()
})
