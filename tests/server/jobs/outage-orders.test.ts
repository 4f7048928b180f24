import { paymentDeadline } from '@contract/hours'
import { deadlines } from '../../../server/deadlines'
import { runDue } from '../../../server/jobs/jobs'
import { beat, makeUpForOutage } from '../../../server/jobs/outage'
import { allOpenings } from '../../../server/modules/settings/open/opening-hours'
import { orderJobs } from '../../../server/modules/orders/jobs'
import { readOrder } from '../../../server/modules/orders/service'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { tenInTheMorning } from '../../support/database/database'
import { beginsWith } from '../../support/admin/settings'
import { partyAct, stepTo } from '../../support/city/order-steps'
import { areaId, inSmallCity, parties, rice, takeRice, valueOf } from '../../support/city/small-city'

const minute = 60_000
const hour = 60 * minute

let deps: TestDeps
let database: TestDatabase

inSmallCity((fresh, own) => {
  deps = fresh
  database = own
})

async function outage(lengthMs: number): Promise<void> {
  await beat(deps)
  deps.clock.forward(lengthMs)
  expect(await makeUpForOutage(database.url, deps.clock, deadlines, allOpenings)).toBe(lengthMs)
}

it('gives the time to pay back, and never lets it end in closed hours', async () => {
  const { buyer, seller } = await parties(deps)
  const sale = await rice(deps, seller)
  deps.clock.at = tenInTheMorning + 13 * hour // 23:00
  const { orderId, payNo } = valueOf(await takeRice(deps, buyer, sale.saleId))
  await outage(3 * hour)
  const expected = paymentDeadline([], tenInTheMorning + 13 * hour, 15 * minute + 3 * hour)
  expect(expected).toBe(tenInTheMorning + 21 * hour + 15 * minute) // 7:15
  const order = async () => valueOf(await readOrder(deps, buyer.userId, orderId))
  expect(await order()).toMatchObject({ state: 'unpaid', deadlineAt: expected })
  const pays = deps.db.selectFrom('pay_order').select('expire_at').where('pay_no', '=', payNo)
  expect(await pays.execute()).toEqual([{ expire_at: expected }])
  deps.clock.at = expected - 1
  await runDue(deps, orderJobs(deps))
  expect((await order()).state).toBe('unpaid')
  deps.clock.forward(1)
  await runDue(deps, orderJobs(deps))
  expect((await order()).state).toBe('closed')
})

it('gives it back in the hours of the city, after its holidays', async () => {
  const { buyer, seller } = await parties(deps)
  await beginsWith(deps, 'openHour', 9, areaId)
  await beginsWith(deps, 'closeHour', 22, areaId)
  await beginsWith(deps, 'closedDays', ['2026-11-22'])
  const { orderId, payNo } = valueOf(await takeRice(deps, buyer, (await rice(deps, seller)).saleId))
  await outage(12 * hour)
  const expected = tenInTheMorning + 47 * hour + 15 * minute // 9:15 of the day after tomorrow
  expect(valueOf(await readOrder(deps, buyer.userId, orderId)).deadlineAt).toBe(expected)
  const jobs = deps.db.selectFrom('job').select('run_at').where('ref', '=', orderId).where('done_at', 'is', null)
  expect(await jobs.execute()).toEqual([{ run_at: expected }])
  const pays = deps.db.selectFrom('pay_order').select('expire_at').where('pay_no', '=', payNo)
  expect(await pays.execute()).toEqual([{ expire_at: expected }])
})

it('gives time to pay back as it is when it ends in open hours', async () => {
  const { buyer, seller } = await parties(deps)
  const { orderId } = valueOf(await takeRice(deps, buyer, (await rice(deps, seller)).saleId))
  const deadlineAt = deps.clock.now() + 15 * minute
  await outage(hour)
  expect(valueOf(await readOrder(deps, buyer.userId, orderId)).deadlineAt).toBe(deadlineAt + hour)
})

it('gives back the time of an open request to cancel, and of its end', async () => {
  const { buyer, seller } = await parties(deps)
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'paid')
  valueOf(await partyAct(deps, buyer, id, ver, 'askCancel', { text: '不要了' }))
  const until = deps.clock.now() + 24 * hour
  await outage(5 * hour)
  deps.clock.at = until + 5 * hour - 1
  await runDue(deps, { lapseCancel: orderJobs(deps).lapseCancel ?? (async () => undefined) })
  expect(valueOf(await readOrder(deps, buyer.userId, id)).cancelAsk).toMatchObject({ deadlineAt: until + 5 * hour })
  deps.clock.forward(1)
  await runDue(deps, { lapseCancel: orderJobs(deps).lapseCancel ?? (async () => undefined) })
  expect(valueOf(await readOrder(deps, buyer.userId, id)).cancelAsk).toBeNull()
})

it('gives back the time of an open request for a part', async () => {
  const { buyer, seller } = await parties(deps)
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'delivered')
  valueOf(await partyAct(deps, buyer, id, ver, 'refundPart'))
  const until = deps.clock.now() + 24 * hour
  await outage(5 * hour)
  const partNow = async () => valueOf(await readOrder(deps, buyer.userId, id)).partAsk
  deps.clock.at = until + 5 * hour - 1
  await runDue(deps, orderJobs(deps))
  expect(await partNow()).toMatchObject({ deadlineAt: until + 5 * hour })
  deps.clock.forward(1)
  await runDue(deps, orderJobs(deps))
  expect(await partNow()).toBeNull()
})

it('gives back the times of a dispute and of a rating, but does not open again what was over', async () => {
  const { buyer, seller } = await parties(deps)
  const disputed = await stepTo(deps, { buyer, seller }, 'dispute')
  const done = await stepTo(deps, { buyer, seller }, 'done')
  const before = valueOf(await readOrder(deps, buyer.userId, disputed.id))
  const rateUntil = valueOf(await readOrder(deps, buyer.userId, done.id)).ratings?.until ?? 0
  deps.clock.forward(49 * hour)
  await outage(10 * hour)
  const after = valueOf(await readOrder(deps, buyer.userId, disputed.id))
  expect(after.deadlineAt).toBe((before.deadlineAt ?? 0) + 10 * hour)
  expect(after.dispute?.evidenceUntil).toBe(before.dispute?.evidenceUntil)
  expect(after.dispute?.decideBy).toBe((before.dispute?.decideBy ?? 0) + 10 * hour)
  expect(valueOf(await readOrder(deps, buyer.userId, done.id)).ratings?.until).toBe(rateUntil + 10 * hour)
})
