import { signedClient, signedHeaders } from '../../support/server/signed-client'
import type { TestServer } from '../../support/server/server'
import { settle, signedIn, testServer } from '../../support/server/server'

const minuteMs = 60_000

describe('the signature of a request', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer()
    await settle(server, 7)
  })
  afterAll(() => server.close())

  const check = (headers: Record<string, string>, url = '/api/block/check') =>
    server.app
      .inject({ method: 'POST', url, headers: { ...form, ...headers }, payload: 'blockNo=7' })
      .then((response) => ({
        status: response.statusCode,
        ...response.json<{ code: number; data: unknown; time: number }>(),
      }))
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const fresh = (by = 0) => signedHeaders({ ak: 'device-1', now: () => server.clock.now() + by })

  it('is accepted under both prefixes', async () => {
    expect(await check(fresh())).toMatchObject({ status: 200, code: 200, time: server.clock.now() })
    expect(await check(fresh(), '/index.php/api/block/check')).toMatchObject({ status: 200, code: 200 })
  })

  it.each([
    ['s', 'f'.repeat(32)],
    ['s', 'short'],
    ['s', ''],
    ['a', 'abcd0000'],
    ['ak', 'device-2'],
    ['t', 'yesterday'],
    ['n', 'device-1'],
  ])('is refused when %s reads "%s"', async (name, value) => {
    expect(await check({ ...fresh(), [name]: value })).toMatchObject({
      status: 200,
      code: 500,
      data: { reason: 'SIGN' },
    })
  })

  it('is refused when it is missing altogether', async () => {
    expect(await check({})).toMatchObject({ code: 500, data: { reason: 'SIGN' } })
  })

  it('is good once: of twenty copies sent together one is answered', async () => {
    const headers = fresh()
    const answers = await Promise.all(Array.from({ length: 20 }, () => check(headers)))
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1)
    const copies = answers.filter((answer) => answer.code === 500)
    expect(copies).toHaveLength(19)
    // A caller who gets this answer instead of the first one must not believe that nothing happened.
    expect(copies.map(({ data }) => data)).toEqual(Array(19).fill({ reason: 'SIGN', isUnknown: true }))
  })

  it('is refused for certain when it is wrong: nothing was done', async () => {
    expect((await check({ ...fresh(), s: 'f'.repeat(32) })).data).toEqual({ reason: 'SIGN' })
  })

  it('may be five minutes old or early, and no more', async () => {
    expect(await check(fresh(-5 * minuteMs))).toMatchObject({ code: 200 })
    expect(await check(fresh(5 * minuteMs))).toMatchObject({ code: 200 })
    const late = await check(fresh(-5 * minuteMs - 1))
    expect(late).toMatchObject({ code: 500, data: { reason: 'CLOCK', time: server.clock.now() } })
    expect(await check(fresh(5 * minuteMs + 1))).toMatchObject({ data: { reason: 'CLOCK' } })
  })

  it('ends the session when the token is unknown or belongs to another user', async () => {
    const { ak, token, userId } = await signedIn(server, 7)
    const { now } = server
    const of = (settings: { token: string; userId: number }) =>
      signedClient(server.app, { ak, ...settings, now }).form('/user/check', {})
    expect((await of({ token, userId })).code).toBe(200)
    expect((await of({ token, userId: userId + 1 })).code).toBe(401)
    expect((await of({ token: 'made-up', userId })).code).toBe(401)
    const parallel = await Promise.all(Array.from({ length: 8 }, () => of({ token: 'made-up', userId })))
    expect(parallel.map((answer) => answer.code)).toEqual(Array(8).fill(401))
  })
})
