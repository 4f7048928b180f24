import { deadlines } from '../../../server/deadlines'
import { wakeOverdue } from '../../../server/jobs/lost'
import { beat, makeUpForOutage } from '../../../server/jobs/outage'
import { allOpenings } from '../../../server/modules/settings/open/opening-hours'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { approve, fill, give, paid, spendOf, work } from '../../support/city/fund'
import { inSmallCity, payFor, resident, valueOf } from '../../support/city/small-city'

const hourMs = 3_600_000

let deps: TestDeps
let database: TestDatabase

inSmallCity((fresh, own) => {
  deps = fresh
  database = own
})

it('an outage gives gifts and proofs as much more time, and moves no payout that was announced', async () => {
  const { spendId, payee } = await paid(deps)
  const before = await spendOf(deps, spendId)
  deps.clock.forward(3 * hourMs)
  const waiting = valueOf(await approve(deps, payee, 100))
  const giver = await resident(deps, 128)
  const gift = valueOf(await give(deps, giver, 100))
  await beat(deps)
  deps.clock.forward(2 * hourMs)
  expect(await makeUpForOutage(database.url, deps.clock, deadlines, allOpenings)).toBe(2 * hourMs)
  await work(deps)
  expect(valueOf(await payFor(deps, giver, gift.payNo)).state).toBe('paid')
  expect(await spendOf(deps, spendId)).toMatchObject({
    proof_before: (before.proof_before ?? 0) + 2 * hourMs,
    remind_at: (before.remind_at ?? 0) + 2 * hourMs,
  })
  deps.clock.at = (await spendOf(deps, waiting.spendId)).pay_at
  await work(deps)
  expect((await spendOf(deps, waiting.spendId)).paid_at).toBe(deps.clock.now())
})

it('gives lost wake-ups of gifts, payouts and late proofs back', async () => {
  const { spendId, payee } = await paid(deps)
  await fill(deps, 100)
  const waiting = valueOf(await approve(deps, payee, 100))
  deps.clock.forward(hourMs)
  valueOf(await give(deps, await resident(deps, 128), 100))
  await deps.db.deleteFrom('job').execute()
  deps.clock.at = (await spendOf(deps, spendId)).proof_before ?? 0
  expect(await wakeOverdue(deps, deadlines)).toBe(3)
  await work(deps)
  expect((await spendOf(deps, waiting.spendId)).state).toBe('paid')
  expect(await deps.db.selectFrom('fund_gift').select('state').execute()).toEqual([{ state: 'closed' }])
  const told = await deps.db.selectFrom('user_notice').select('kind').where('kind', '=', 'fundProofLate').execute()
  expect(told).toHaveLength(1)
})
