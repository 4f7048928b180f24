import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../../server/app'
import { MovableClock } from '../../../server/modules/clock/movable-clock'
import { signedClient } from '../../support/server/signed-client'
import type { TestServer } from '../../support/server/server'
import { testServer } from '../../support/server/server'

const hourMs = 3_600_000

describe('the movable clock', () => {
  let server: TestServer
  let clock: MovableClock
  let app: FastifyInstance
  beforeEach(async () => {
    server = await testServer()
    clock = new MovableClock(server.now, server.deps.db)
    app = buildApp({ ...server.deps, clock, config: { ...server.deps.config, movableClock: true } })
    await app.ready()
  })
  afterEach(async () => {
    await app.close()
    await server.close()
  })

  const device = (now = () => clock.now()) => signedClient(app, { now })

  it('moves forward by a length or to an instant, for everything including signatures', async () => {
    const start = server.now()
    expect((await device().json('/admin/clock', { byMs: 24 * hourMs })).data).toEqual({ now: start + 24 * hourMs })
    expect((await device().json('/admin/clock', { to: start + 30 * hourMs })).time).toBe(start + 30 * hourMs)
    const slow = await device(server.now).form('/block/check', { blockNo: 1 })
    expect(slow).toMatchObject({ reason: 'CLOCK', data: { time: start + 30 * hourMs } })
    expect((await device().form('/block/check', { blockNo: 1 })).code).toBe(200)
  })

  it('never moves back', async () => {
    const answer = await device().json('/admin/clock', { to: server.now() - 1 })
    expect(answer.reason).toBe('NO_RIGHT')
    expect(clock.now()).toBe(server.now())
  })

  it('is remembered over a restart', async () => {
    await device().json('/admin/clock', { byMs: hourMs })
    const next = new MovableClock(server.now, server.deps.db)
    await next.load()
    expect(next.now()).toBe(server.now() + hourMs)
  })

  it('does not exist where the settings do not allow it', async () => {
    const answer = await signedClient(server.app, { now: server.now }).json('/admin/clock', { byMs: hourMs })
    expect(answer.reason).toBe('NOT_FOUND')
  })
})
