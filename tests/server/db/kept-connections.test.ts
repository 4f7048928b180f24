import { sql } from 'kysely'
import { minuteMs } from '@contract/durations'
import { testDatabase } from '../../support/database/database'

afterEach(() => jest.useRealTimers())

it('keeps its connections through a quiet quarter of an hour, for the burst after it', async () => {
  const { db, close } = await testDatabase()
  const backend = async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    return rows[0]?.pid
  }
  // Only what waits in this process is moved; the database keeps its own time.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  const before = await backend()
  jest.advanceTimersByTime(15 * minuteMs)
  expect(await backend()).toBe(before)
  jest.useRealTimers()
  await close()
})
