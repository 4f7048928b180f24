import { setTimeout as sleep } from 'node:timers/promises'
import { alone } from '../../../server/db/alone'
import { openDatabase } from '../../../server/db/open'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { testDatabase, testDeps } from '../../support/database/database'

let database: TestDatabase
let deps: TestDeps

beforeEach(async () => {
  database = await testDatabase()
  deps = testDeps(database.db)
})
afterEach(() => database.close())

/** Longer than a lease lasts. */
const longMs = 31_000

const leases = () => database.db.selectFrom('lease').select(['name', 'until']).execute()

/** Work that goes on until it is told to end. */
function longWork() {
  let end = (): void => undefined
  const ended = new Promise<string>((resolve) => (end = () => resolve('done')))
  let begin = (): void => undefined
  const begun = new Promise<void>((resolve) => (begin = resolve))
  return {
    begun,
    end: () => end(),
    work: () => {
      begin()
      return ended
    },
  }
}

it('one at a time does the work, and the next one when it is done', async () => {
  const first = longWork()
  const running = alone(deps, 'work', first.work)
  await first.begun
  expect(await alone(deps, 'work', () => Promise.resolve('again'))).toBeUndefined()
  expect(await alone(deps, 'other work', () => Promise.resolve('beside it'))).toBe('beside it')
  first.end()
  expect(await running).toBe('done')
  expect(await alone(deps, 'work', () => Promise.resolve('again'))).toBe('again')
  expect(await leases()).toEqual([])
})

it('holds no connection meanwhile, so that a pooler may hand each statement to another one', async () => {
  const db = openDatabase(database.url, { connections: 1, waits: { connectionTimeoutMillis: 1_000 } })
  const count = () => db.selectFrom('setting').select('key').execute()
  try {
    expect(await alone({ ...deps, db }, 'work', count)).toEqual([])
  } finally {
    await db.destroy()
  }
})

it('work that fails is free again at once', async () => {
  await expect(alone(deps, 'work', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await alone(deps, 'work', () => Promise.resolve('again'))).toBe('again')
})

it('is renewed while the work takes long', async () => {
  const timers = jest.spyOn(globalThis, 'setInterval')
  const first = longWork()
  const running = alone(deps, 'work', first.work)
  await first.begun
  const renewals = timers.mock.calls.filter(([, everyMs]) => everyMs === 10_000).map(([renew]) => renew)
  timers.mockRestore()
  expect(renewals).toHaveLength(1)
  const [before] = await leases()
  deps.clock.forward(20_000)
  for (const renew of renewals) renew()
  for (let tries = 0; tries < 100 && (await leases())[0]?.until === before?.until; tries++) await sleep(20)
  deps.clock.forward(20_000)
  expect(await alone(deps, 'work', () => Promise.resolve('again'))).toBeUndefined()
  first.end()
  expect(await running).toBe('done')
})

it('who stood still for too long leaves alone what another one has begun since', async () => {
  const [still, next] = [longWork(), longWork()]
  const stood = alone(deps, 'work', still.work)
  await still.begun
  deps.clock.forward(longMs)
  const running = alone(deps, 'work', next.work)
  await next.begun
  still.end()
  expect(await stood).toBe('done')
  expect(await leases()).toHaveLength(1)
  next.end()
  expect(await running).toBe('done')
  expect(await leases()).toEqual([])
})
