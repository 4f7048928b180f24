/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { buildApp } from '../../../server/app'
import type { Db } from '../../../server/db/schema'
import { CallCounts } from '../../../server/http/limits/call-counts'
import type { TestServer } from '../../support/server/server'
import { areaId, settle, signedIn, testServer } from '../../support/server/server'

/** The answers to calls made at the same moment: how many were let in, and how many were BUSY. */
async function burst(app: FastifyInstance, calls: number, remoteAddress = '10.0.0.1') {
  const call = () => app.inject({ method: 'POST', url: '/api/area/list', remoteAddress })
  const answers = await Promise.all(Array.from({ length: calls }, call))
  const busy = answers.filter((answer) => answer.json<{ data: { reason: string } }>().data.reason === 'BUSY').length
  return { in: calls - busy, busy }
}

describe('the outer limit, as it is set', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer()
  })
  afterAll(() => server.close())

  it('lets a resident’s page ask for everything at once, thirty calls and more, again and again', async () => {
    await settle(server, 7)
    const who = await signedIn(server, 7)
    const page = () =>
      Promise.all(
        Array.from({ length: 10 }, () => [
          who.form('/index/config', { areaId }),
          who.form('/bctSale/list', { areaId }),
          who.form('/user/getInfo', {}),
        ]).flat(),
      )
    for (let shown = 0; shown < 3; shown++) {
      const answers = await page()
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200))
    }
  })
})

describe('who calls without end', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ callsPerMinute: 100 })
  })
  afterAll(() => server.close())

  it('is let in a minute’s measure at once, and then no more; his neighbour is', async () => {
    expect(await burst(server.app, 150)).toEqual({ in: 100, busy: 50 })
    expect(await burst(server.app, 30)).toEqual({ in: 0, busy: 30 })
    expect(await burst(server.app, 30, '10.0.0.2')).toEqual({ in: 30, busy: 0 })
  })

  it('is one on all addresses of an IPv6 line', async () => {
    expect(await burst(server.app, 60, '2001:db8::1')).toEqual({ in: 60, busy: 0 })
    expect(await burst(server.app, 60, '2001:db8::2')).toEqual({ in: 40, busy: 20 })
    expect(await burst(server.app, 1, '2001:db8:0:1::1')).toEqual({ in: 1, busy: 0 })
  })

  it('gets nothing more from another process on the same database, once they have told one another', async () => {
    // Counts are kept per database handle, so another handle acts as another process.
    const other = buildApp({ ...server.deps, db: server.deps.db.withTables<Record<never, never>>() })
    await other.ready()
    const attempt = async (flooder: string) => {
      expect(await burst(server.app, 60, flooder)).toEqual({ in: 60, busy: 0 })
      expect(await burst(other, 60, flooder)).toEqual({ in: 60, busy: 0 })
      await sleep(1_500)
      // A process learns an address's count when it is called from there.
      for (const app of [server.app, other]) await burst(app, 1, flooder)
      await sleep(1_500)
      return (await burst(server.app, 20, flooder)).in + (await burst(other, 20, flooder)).in
    }
    // If a minute ends in between, the next attempt decides.
    const letIn = [await attempt('10.0.0.3')]
    if (letIn[0] !== 0) letIn.push(await attempt('10.0.0.4'))
    expect(letIn).toContain(0)
    await other.close()
  })
})

describe('the count', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer()
  })
  afterAll(() => server.close())

  const times = (count: number, work: () => number) => Array.from({ length: count }, work).at(-1)
  const broken = {
    getExecutor: () => {
      throw new Error('gone')
    },
  } as unknown as Db

  it('is that of all processes', async () => {
    const [one, other] = [new CallCounts(server.deps.db, 3_600_000), new CallCounts(server.deps.db, 3_600_000)]
    expect(times(5, () => one.count('a'))).toBe(5)
    expect(times(3, () => other.count('a'))).toBe(3)
    await Promise.all([one.share(), other.share()])
    await Promise.all([one.share(), other.share()])
    expect(one.count('a')).toBe(6)
    other.count('a')
    await one.share()
    await other.share()
    expect(other.count('a')).toBe(11)
    expect(other.count('b')).toBe(1)
  })

  it('begins anew with every minute, and what is over is deleted', async () => {
    const counts = new CallCounts(server.deps.db, 100)
    times(50, () => counts.count('c'))
    await counts.share()
    await sleep(150)
    await counts.share()
    expect(counts.count('c')).toBe(1)
    await counts.share()
    await counts.share()
    const kept = await server.deps.db.selectFrom('call_count').select('calls').where('address', '=', 'c').execute()
    expect(kept.map(({ calls }) => calls)).not.toContain(50)
  })

  it('waits for a database that hangs with one question, forgets nobody meanwhile, and tells the rest later', async () => {
    const { db } = server.deps
    const counts = new CallCounts(db, 3_600_000)
    const told = async () =>
      (await sql<{ calls: number }>`select calls from call_count where address = 'd'`.execute(db)).rows
    const shares: Promise<void>[] = []
    times(4, () => counts.count('d'))
    await db.transaction().execute(async (tx) => {
      await sql`lock table call_count`.execute(tx)
      for (let second = 0; second < 10; second++) {
        shares.push(counts.share())
        expect(counts.count('d')).toBe(5 + second)
      }
      await sleep(50)
    })
    await Promise.all(shares)
    expect(await told()).toEqual([{ calls: 4 }])
    await counts.share()
    expect(await told()).toEqual([{ calls: 14 }])
    expect(counts.count('d')).toBe(15)
  })

  it('goes on here while the database is gone', async () => {
    const counts = new CallCounts(broken)
    times(4, () => counts.count('a'))
    await counts.share()
    expect(counts.count('a')).toBe(5)
  })
})
