import { sql } from 'kysely'
import { minuteMs } from '@contract/durations'
import type { TestDatabase } from '../../support/database/database'
import { testDatabase } from '../../support/database/database'

let database: TestDatabase

beforeEach(async () => {
  database = await testDatabase()
})

afterEach(async () => {
  jest.useRealTimers()
  await database.close()
})

async function backend(): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db)
  return rows[0]?.pid
}

it('keeps its connections through a quiet quarter of an hour, for the burst after it', async () => {
  // Only what waits in this process is moved; the database keeps its own time.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  const before = await backend()
  expect(before).toEqual(expect.any(Number))
  jest.advanceTimersByTime(15 * minuteMs)
  expect(await backend()).toBe(before)
})
