import { closing as waits } from '@contract/limits'
import { fen } from '@contract/money'
import { deadlines } from '../../../server/deadlines'
import { runDue } from '../../../server/jobs/jobs'
import { beat, makeUpForOutage } from '../../../server/jobs/outage'
import { allOpenings } from '../../../server/modules/settings/open/opening-hours'
import { closingJobs } from '../../../server/modules/closing/jobs'
import { closeAccount, readClosing } from '../../../server/modules/closing/service'
import { refusalOf } from '../../support/city/outcomes'
import { fill, fundFaults } from '../../support/city/fund'
import { allBooks, clientNo, inSmallCity, resident, valueOf } from '../../support/city/small-city'
import { settler, spending, write } from '../../support/city/votes'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { proven, sold } from './proven'

let deps: TestDeps
let database: TestDatabase

inSmallCity(
  (fresh, its) => {
    deps = fresh
    database = its
  },
  (city) => allBooks(city, fundFaults),
)

const day = 86_400_000
const close = (caller: Parameters<typeof closeAccount>[1]) =>
  closeAccount(deps, caller, { clientNo: clientNo(), rest: fen(0) })

it('waits a day after a change of how one signs in, to the millisecond', async () => {
  const own = await sold(deps, 128)
  const at = deps.clock.now()
  await deps.db
    .insertInto('credential_change')
    .values({ change_id: 1, user_id: own.userId, what: 'founder', at, mobile: '' })
    .execute()
  deps.clock.forward(day - 1)
  const caller = await proven(deps, own)
  expect(refusalOf(await close(caller))).toMatchObject({ reason: 'LOCKED', data: { until: at + day } })
  deps.clock.forward(1)
  valueOf(await close(await proven(deps, own)))
})

it('waits for a proposal that would pay this person from the fund, also while supporters are looked for', async () => {
  const [own, author] = [await resident(deps, 128, 0), await settler(deps, 130)]
  await fill(deps, 500_000)
  valueOf(await write(deps, author, { ...spending, payeeBlockNo: 128 }))
  expect(valueOf(await readClosing(deps, own.userId)).obstacles).toContainEqual({ what: 'spends', count: 1 })
})

it('an outage gives as much more time to take it back', async () => {
  const own = await sold(deps, 128)
  const { until } = valueOf(await close(await proven(deps, own)))
  await beat(deps)
  deps.clock.forward(waits.backMs)
  expect(await makeUpForOutage(database.url, deps.clock, deadlines, allOpenings)).toBe(waits.backMs)
  await runDue(deps, closingJobs(deps))
  expect(valueOf(await readClosing(deps, own.userId)).until).toBe(until + waits.backMs)
  deps.clock.forward(waits.backMs)
  await runDue(deps, closingJobs(deps))
  const row = await deps.db.selectFrom('user_account').select('closed_at').where('user_id', '=', own.userId).execute()
  expect(row).toEqual([{ closed_at: until + waits.backMs }])
})
