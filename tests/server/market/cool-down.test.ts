import { dayStart } from '@contract/hours'
import { cancelledTakesPerDay } from '@contract/limits'
import { runDue } from '../../../server/jobs/jobs'
import { orderJobs } from '../../../server/modules/orders/jobs'
import type { Caller } from '../../../server/http/caller'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { actOn, emptyCity, payFor, resident, rice, takeRice, valueOf } from '../../support/city/small-city'

const minute = 60_000
const day = 1_440 * minute

let database: TestDatabase
let deps: TestDeps
let buyer: Caller
let saleIds: number[]

beforeEach(async () => {
  ;({ database, deps } = await emptyCity())
  buyer = await resident(deps, 128)
  saleIds = []
  for (let index = 0; index < 8; index++) {
    saleIds.push((await rice(deps, await resident(deps, 3021 + index, 0), 50_000)).saleId)
  }
})
afterEach(() => database.close())

const takeFrom = (index: number) => takeRice(deps, buyer, saleIds[index] ?? 0)

it('lets nobody reserve a whole board at once: three orders may wait for their money, also in parallel', async () => {
  const results = await Promise.all(saleIds.map((_, index) => takeFrom(index)))
  expect(results.filter(({ ok }) => ok)).toHaveLength(3)
  const until = deps.clock.now() + 15 * minute
  for (const result of results) {
    if (!result.ok) expect(result.error).toMatchObject({ reason: 'COOLDOWN', data: { unpaid: 3, until } })
  }
  const left = await deps.db.selectFrom('sale').select('sale_id').where('state', '=', 'on').execute()
  expect(left).toHaveLength(5)
})

it('lets a buyer go on as soon as he paid or cancelled one', async () => {
  const taken = []
  for (const index of [0, 1, 2]) taken.push(valueOf(await takeFrom(index)))
  expect(await takeFrom(3)).toMatchObject({ error: { reason: 'COOLDOWN' } })
  valueOf(await payFor(deps, buyer, taken[0]?.payNo ?? ''))
  valueOf(await takeFrom(3))
  expect(await takeFrom(4)).toMatchObject({ error: { reason: 'COOLDOWN' } })
  valueOf(await actOn(deps, buyer, taken[1]?.orderId ?? 0, 1, 'cancel'))
  valueOf(await takeFrom(4))
})

it('counts what lapsed today with what waits, and forgets it the next day', async () => {
  valueOf(await takeFrom(0))
  valueOf(await takeFrom(1))
  deps.clock.forward(16 * minute)
  await runDue(deps, orderJobs(deps))
  valueOf(await takeFrom(2))
  expect(await takeFrom(3)).toMatchObject({ error: { reason: 'COOLDOWN', data: { unpaid: 1 } } })
  deps.clock.forward(day)
  await runDue(deps, orderJobs(deps))
  expect((await takeFrom(3)).ok).toBe(true)
})

/** Takes and cancels this many times; the outcome of the last take. */
async function takeAndCancel(who: Caller, index: number, times: number) {
  for (let n = 0; n < times; n++) {
    const { orderId } = valueOf(await takeRice(deps, who, saleIds[index] ?? 0))
    valueOf(await actOn(deps, who, orderId, 1, 'cancel'))
  }
  return takeRice(deps, who, saleIds[index] ?? 0)
}

it('lets nobody reserve and cancel one listing for ever: after the fourth cancel it waits for the next day', async () => {
  const fourth = valueOf(await takeAndCancel(buyer, 0, cancelledTakesPerDay))
  valueOf(await actOn(deps, buyer, fourth.orderId, 1, 'cancel'))
  const until = dayStart(deps.clock.now()) + day
  expect(await takeFrom(0)).toMatchObject({
    error: { reason: 'COOLDOWN', data: { cancelled: 4, until }, msg: '这件商品今天已取消 4 次，明天再买' },
  })
  const elsewhere = valueOf(await takeAndCancel(buyer, 1, 1))
  valueOf(await actOn(deps, buyer, elsewhere.orderId, 1, 'cancel'))
  const other = await resident(deps, 129)
  const theirs = valueOf(await takeRice(deps, other, saleIds[0] ?? 0))
  valueOf(await actOn(deps, other, theirs.orderId, 1, 'cancel'))
  deps.clock.forward(until - deps.clock.now() - 1)
  await runDue(deps, orderJobs(deps))
  expect(await takeFrom(0)).toMatchObject({ error: { reason: 'COOLDOWN' } })
  deps.clock.forward(1 + 10 * 60 * minute)
  expect((await takeFrom(0)).ok).toBe(true)
})
