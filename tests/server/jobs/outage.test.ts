import { sql } from 'kysely'
import { deadlines } from '../../../server/deadlines'
import { schedule } from '../../../server/jobs/jobs'
import { beat, makeUpForOutage } from '../../../server/jobs/outage'
import { allOpenings } from '../../../server/modules/settings/open/opening-hours'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { testDatabase, testDeps } from '../../support/database/database'

const hourMs = 3_600_000

let database: TestDatabase
let deps: TestDeps

beforeEach(async () => {
  database = await testDatabase()
  deps = testDeps(database.db)
})
afterEach(() => database.close())

it('adds the time the server was away to what was waiting, once, whoever comes back first', async () => {
  const runAt = deps.clock.now() + hourMs
  await deps.db.transaction().execute((tx) => schedule(tx, { kind: 'test', ref: 1, runAt }))
  await beat(deps)
  deps.clock.forward(2 * hourMs)
  const away = await Promise.all([
    makeUpForOutage(database.url, deps.clock, deadlines, allOpenings),
    makeUpForOutage(database.url, deps.clock, deadlines, allOpenings),
  ])
  expect(away.sort()).toEqual([0, 2 * hourMs])
  expect(await deps.db.selectFrom('job').select('run_at').execute()).toEqual([{ run_at: runAt + 2 * hourMs }])
})

it('adds nothing at the very first start and after a short restart', async () => {
  expect(await makeUpForOutage(database.url, deps.clock, deadlines, allOpenings)).toBe(0)
  await beat(deps)
  deps.clock.forward(5_000)
  expect(await makeUpForOutage(database.url, deps.clock, deadlines, allOpenings)).toBe(0)
})

it('waits for a market so large that moving its deadlines takes longer than a call may', async () => {
  await beat(deps)
  await sql`create function slow() returns trigger language plpgsql as 'begin perform pg_sleep(3.2); return null; end'`.execute(
    deps.db,
  )
  await sql`create trigger slow before update on sale for each statement execute function slow()`.execute(deps.db)
  deps.clock.forward(8 * hourMs)
  expect(await makeUpForOutage(database.url, deps.clock, deadlines, allOpenings)).toBe(8 * hourMs)
})
