import type { JobHandlers } from '../../../server/jobs/jobs'
import { runDue, schedule, startJobs } from '../../../server/jobs/jobs'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { testDatabase, testDeps } from '../../support/database/database'

let database: TestDatabase
let deps: TestDeps

beforeEach(async () => {
  database = await testDatabase()
  deps = testDeps(database.db)
})
afterEach(() => database.close())

const wake = (ref: number, runAt = deps.clock.now(), kind = 'test') =>
  deps.db.transaction().execute((tx) => schedule(tx, { kind, ref, runAt }))

const jobOf = (ref: number) => deps.db.selectFrom('job').selectAll().where('ref', '=', ref).executeTakeFirstOrThrow()

it('does each of 200 due jobs exactly once with four runners', async () => {
  const done: number[] = []
  for (let ref = 1; ref <= 200; ref++) await wake(ref)
  const handlers: JobHandlers = {
    test: async (_tx, ref) => {
      done.push(ref)
    },
  }
  const counts = await Promise.all(Array.from({ length: 4 }, () => runDue(deps, handlers)))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(200)
  expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1))
})

it('leaves alone what is not due, and what it has no handler for', async () => {
  await wake(1, deps.clock.now() + 1)
  await wake(2, deps.clock.now(), 'unknown')
  const handlers: JobHandlers = { test: async () => undefined }
  expect(await runDue(deps, handlers)).toBe(0)
  deps.clock.forward(1)
  expect(await runDue(deps, handlers)).toBe(1)
})

it('moves the wake-up when the same one is wished again', async () => {
  await wake(1)
  await wake(1, deps.clock.now() + 1_000)
  const handlers: JobHandlers = { test: async () => undefined }
  expect(await runDue(deps, handlers)).toBe(0)
  deps.clock.forward(1_000)
  expect(await runDue(deps, handlers)).toBe(1)
})

it('lets a job wish for its own next time', async () => {
  const again = deps.clock.now() + 60_000
  await wake(1)
  await runDue(deps, { test: (tx, ref) => schedule(tx, { kind: 'test', ref, runAt: again }) })
  expect(await jobOf(1)).toMatchObject({ run_at: again, done_at: null })
})

it('takes back what a failing job wrote, says why, and tries again later', async () => {
  await wake(1)
  let fails = true
  const handlers: JobHandlers = {
    test: async (tx) => {
      await tx.insertInto('setting').values({ key: 'job', value: '' }).execute()
      if (fails) throw new Error('not yet')
    },
  }
  await runDue(deps, handlers)
  expect(await deps.db.selectFrom('setting').selectAll().execute()).toEqual([])
  expect(await jobOf(1)).toMatchObject({ attempts: 1, last_error: 'not yet', done_at: null })
  fails = false
  expect(await runDue(deps, handlers)).toBe(0)
  deps.clock.forward(10 * 60_000)
  expect(await runDue(deps, handlers)).toBe(1)
  expect(await deps.db.selectFrom('setting').select('key').execute()).toEqual([{ key: 'job' }])
})

it('polls until it is stopped', async () => {
  let polls = 0
  const beats = new Promise<void>((resolve) => {
    const runner = startJobs(
      deps,
      {},
      {
        pollMs: 1,
        onPoll: async () => {
          if (++polls === 3) void runner.stop().then(resolve)
        },
      },
    )
  })
  await beats
  const counted = polls
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(polls).toBe(counted)
})
