import { orderJobs } from '../../../server/modules/orders/jobs'
import { readOrder } from '../../../server/modules/orders/service'
import { runDue } from '../../../server/jobs/jobs'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import type { Cast } from '../../support/city/order-stages'
import { stages } from '../../support/city/order-stages'
import type { Step } from '../../support/city/order-steps'
import { decideOn, judge, partyAct, stepTo } from '../../support/city/order-steps'
import { emptyCity, parties, rice, valueOf } from '../../support/city/small-city'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

let database: TestDatabase
let deps: TestDeps
let cast: Cast
let saleId: number

beforeEach(async () => {
  ;({ database, deps } = await emptyCity())
  const { buyer, seller } = await parties(deps)
  cast = { buyer, seller, arbiter: await judge(deps, 'arbiter'), operator: await judge(deps, 'operator') }
  saleId = (await rice(deps, seller)).saleId
})
afterEach(() => database.close())

const made = (name: string): Promise<Step> => {
  const stage = stages.find((one) => one.name === name)
  if (!stage) throw new Error(`no stage ${name}`)
  return stage.make(deps, cast, saleId)
}
const stateOf = async ({ id }: Step) => valueOf(await readOrder(deps, cast.buyer.userId, id)).state

/** Lets time pass, and the jobs see it. */
async function pass(ms: number): Promise<void> {
  deps.clock.forward(ms)
  await runDue(deps, orderJobs(deps))
}

// How long each situation waits, and where it ends; by hand from the domain model §3.5 and §5.
it.each([
  ['unpaid', 15 * minute, 'closed'],
  ['paid', 24 * hour, 'refunded'],
  ['paid, more time granted', 48 * hour, 'refunded'],
  ['delivered', 72 * hour, 'done'],
  ['disputed by the buyer', 15 * day, 'refunded'],
  ['dispute taken back', 24 * hour, 'done'],
  ['decided', 24 * hour, 'done'],
  ['appealed by the seller', 13 * day, 'refunded'], // The fifteen days of the dispute, of which two are over; a late appeal has seven.
])('an order that is %s waits %d ms, to the millisecond, and is %s then', async (name, ms, to) => {
  const step = await made(name)
  const from = await stateOf(step)
  await pass(ms - 1)
  expect(await stateOf(step)).toBe(from)
  await pass(1)
  expect(await stateOf(step)).toBe(to)
})

it('a seller gives the confirmation 72 hours more', async () => {
  const { id, ver } = await made('delivered')
  const more = valueOf(await partyAct(deps, cast.seller, id, ver, 'extend'))
  await pass(144 * hour - 1)
  expect(await stateOf({ id, ver: more.ver })).toBe('delivered')
  await pass(1)
  expect(await stateOf({ id, ver: more.ver })).toBe('done')
})

it.each([
  [24 * hour - 1, true],
  [24 * hour, false],
])('a request to cancel may be agreed to after %d ms: %s', async (ms, isAllowed) => {
  const { id, ver } = await made('delivered, the seller asks to cancel')
  deps.clock.forward(ms)
  expect((await partyAct(deps, cast.buyer, id, ver, 'agreeCancel')).ok).toBe(isAllowed)
})

it.each([
  [24 * hour - 1, true],
  [24 * hour, false],
])('a request for a part may be agreed to after %d ms: %s', async (ms, isAllowed) => {
  const { id, ver } = await made('delivered, the seller offers a part')
  deps.clock.forward(ms)
  expect((await partyAct(deps, cast.buyer, id, ver, 'agreePart')).ok).toBe(isAllowed)
})

it('a request for a part can be answered until the order ends by itself, and no longer', async () => {
  const { id, ver } = await made('delivered')
  const end = deps.clock.now() + 72 * hour
  deps.clock.forward(71 * hour)
  const asked = valueOf(await partyAct(deps, cast.buyer, id, ver, 'refundPart'))
  expect(asked.partAsk?.deadlineAt).toBe(end)
  deps.clock.forward(hour)
  expect(await partyAct(deps, cast.seller, id, ver + 1, 'agreePart')).toMatchObject({ error: { reason: 'MOVED' } })
  await pass(0)
  expect(valueOf(await readOrder(deps, cast.buyer.userId, id))).toMatchObject({ state: 'done', agreed: null })
})

it.each([
  [48 * hour - 1, { evidence: true, decision: false }],
  [48 * hour, { evidence: false, decision: true }],
])('in a dispute of %d ms evidence and decision are allowed: %o', async (ms, allowed) => {
  const { id, ver } = await made('disputed by the buyer')
  deps.clock.forward(ms)
  const { ok: decision } = await decideOn(deps, cast.arbiter, { id, ver }, 'refund')
  const { ok: evidence } = await partyAct(deps, cast.seller, id, ver, 'evidence')
  expect({ evidence, decision }).toEqual(allowed)
})

it.each([
  [7 * day - 1, true],
  [7 * day, false],
])('an ended order may be rated after %d ms: %s', async (ms, isAllowed) => {
  const { id, ver } = await stepTo(deps, cast, 'done', saleId)
  deps.clock.forward(ms)
  expect((await partyAct(deps, cast.buyer, id, ver, 'rate')).ok).toBe(isAllowed)
})

it('tells a buyer 48 hours and 2 hours before the confirmation, to the millisecond', async () => {
  const remindersNow = async () => {
    const rows = await deps.db
      .selectFrom('user_notice')
      .select('title')
      .where('user_id', '=', cast.buyer.userId)
      .execute()
    return rows.length
  }
  await made('delivered')
  const before = await remindersNow()
  await pass(24 * hour - 1)
  expect(await remindersNow()).toBe(before)
  await pass(1)
  expect(await remindersNow()).toBe(before + 1)
  await pass(46 * hour - 1)
  expect(await remindersNow()).toBe(before + 1)
  await pass(1)
  expect(await remindersNow()).toBe(before + 2)
})
