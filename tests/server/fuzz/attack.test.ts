/** @jest-environment node */
import { loginLock } from '@contract/limits'
import type { TestServer } from '../../support/server/server'
import { areaId, encrypted, founderPassword, settle, testServer } from '../../support/server/server'
import { signedClient } from '../../support/server/signed-client'

let server: TestServer
let wrong: string
let right: string

beforeAll(async () => {
  server = await testServer({ callsPerMinute: 1_000_000 })
  for (const blockNo of [128, 129]) await settle(server, blockNo)
  wrong = await encrypted(server, '9999999999999999')
  right = await encrypted(server, founderPassword)
})
afterAll(() => server.close())

/** One attempt as a device of its own, or as a given one. */
async function attempt(blockNo: number, password: string, ak?: string): Promise<string> {
  const device = signedClient(server.app, { now: server.now, ...(ak !== undefined && { ak }) })
  const { code, reason } = await device.form('/block/login', { areaId, blockNo, password })
  return code === 200 ? 'in' : (reason ?? '')
}

const tally = (reasons: readonly string[]) => ({
  judged: reasons.filter((reason) => reason === 'WRONG_PASSWORD' || reason === 'in').length,
  others: [...new Set(reasons.filter((reason) => reason !== 'WRONG_PASSWORD' && reason !== 'in'))].sort(),
})

describe('an attack on passwords', () => {
  it('of 200 parallel guesses from 200 devices at one block, no more are judged than five wrong ones', async () => {
    const guesses = await Promise.all(Array.from({ length: 200 }, () => attempt(128, wrong)))
    const { judged, others } = tally(guesses)
    // The fifth is checked too, and its answer says that it caused the lock.
    expect(judged).toBe(loginLock.wrongs - 1)
    expect(others.filter((reason) => reason !== 'LOCKED' && reason !== 'BUSY')).toEqual([])
    expect(await attempt(128, right)).toBe('LOCKED')
  })

  it('of 200 parallel guesses from one device at 200 blocks, no more are judged than five', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 200 }, (_, index) => attempt(1_000 + index, wrong, 'one-device')),
    )
    expect(tally(guesses).judged).toBe(loginLock.wrongs - 1)
    expect(await attempt(129, right, 'one-device')).toBe('LOCKED')
    expect(await attempt(129, right)).toBe('in')
  })

  it('the lock ends by itself, and not before', async () => {
    server.clock.forward(loginLock.lockMs - 1)
    expect(await attempt(128, right)).toBe('LOCKED')
    server.clock.forward(1)
    expect(await attempt(128, right)).toBe('in')
  })
})
