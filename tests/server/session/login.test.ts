import { sweepSessions } from '../../../server/modules/session/service'
import { signedClient } from '../../support/server/signed-client'
import type { TestServer } from '../../support/server/server'
import { areaId, encrypted, founderPassword, settle, signedIn, testServer } from '../../support/server/server'
import { blockStates } from '../../../server/modules/area/tables'

const minuteMs = 60_000
const wrongPassword = '9999999999999999'

/** What a resident is asked who has agreed to nothing so far. */
const asks = ['agreement', 'privacy'].map((key) => ({ key, ver: 1, before: 0 }))

describe('signing in with a block number and its founder password', () => {
  let server: TestServer
  let right: string
  let wrong: string
  beforeAll(async () => {
    server = await testServer()
    for (const blockNo of [1, 2, 3, 4, 5, 6, 7]) await settle(server, blockNo)
    right = await encrypted(server, founderPassword)
    wrong = await encrypted(server, wrongPassword)
  })
  afterAll(() => server.close())

  const device = () => signedClient(server.app, { now: server.now })
  const login = (blockNo: number, password: string, client = device()) =>
    client.form('/block/login', { areaId, blockNo, password })

  it('gives a session and who one is', async () => {
    const client = device()
    const answer = await login(1, right, client)
    expect(answer).toMatchObject({
      code: 200,
      data: { blockNo: 1, blockAreaId: areaId, areaName: '测试城', nickName: '居民1' },
    })
    expect(answer.data.loginUserId).toBe(answer.data.userId)
    const { token, userId } = answer.data
    const mine = signedClient(server.app, { ak: client.ak, token, userId, now: server.now })
    expect((await mine.form('/user/check', {})).data).toEqual({ daysLeft: 200, isAdmin: false, asks })
  })

  it('takes a password with spaces in it', async () => {
    expect((await login(1, await encrypted(server, '1234 5678 9012 3456'))).code).toBe(200)
  })

  it('does not tell an unknown block from a wrong password, nor a broken ciphertext from either', async () => {
    const answers = [
      await login(2, wrong),
      await login(999, wrong),
      await login(3, 'AAAA'),
      await login(4, `${right.slice(0, -8)}AAAAAAA=`),
      await login(5, await encrypted(server, 'not a number')),
    ]
    for (const answer of answers) {
      expect({ ...answer, time: 0 }).toEqual({ ...answers[0], time: 0 })
      expect(answer).toMatchObject({ code: 500, data: { reason: 'WRONG_PASSWORD', left: 4 } })
    }
  })

  it('counts down, locks the number for ten minutes on the fifth, even for the right password and another device', async () => {
    for (const left of [4, 3, 2, 1]) expect((await login(6, wrong)).data).toMatchObject({ left })
    const until = server.clock.now() + 10 * minuteMs
    expect((await login(6, wrong)).data).toEqual({ reason: 'LOCKED', until })
    expect((await login(6, right)).data).toEqual({ reason: 'LOCKED', until })
    server.clock.forward(10 * minuteMs - 1)
    expect((await login(6, right)).reason).toBe('LOCKED')
    server.clock.forward(1)
    expect((await login(6, right)).code).toBe(200)
  })

  it('locks the device that guesses at many numbers, and no other device', async () => {
    const client = device()
    for (const blockNo of [101, 102, 103, 104])
      expect((await login(blockNo, wrong, client)).reason).toBe('WRONG_PASSWORD')
    expect((await login(105, wrong, client)).reason).toBe('LOCKED')
    expect((await login(1, right, client)).reason).toBe('LOCKED')
    expect((await login(1, right)).code).toBe(200)
  })

  it('looks at five passwords only, however many come at once from however many devices', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => login(200, wrong)))
    const reasons = answers.map((answer) => answer.reason)
    expect(reasons.filter((reason) => reason === 'WRONG_PASSWORD')).toHaveLength(4)
    // One address has a limited number of waiting places; the other tries are not checked either.
    expect(reasons.filter((reason) => reason === 'LOCKED' || reason === 'BUSY')).toHaveLength(26)
  })

  it('forgets what was wrong ten minutes ago, to the moment, and everything after a right one', async () => {
    for (let i = 0; i < 4; i++) await login(250, wrong)
    for (let i = 0; i < 4; i++) await login(7, wrong)
    server.clock.forward(10 * minuteMs - 1)
    expect((await login(250, wrong)).reason).toBe('LOCKED')
    server.clock.forward(1)
    expect((await login(7, wrong)).data).toMatchObject({ left: 4 })
    expect((await login(7, right)).code).toBe(200)
    expect((await login(7, wrong)).data).toMatchObject({ left: 4 })
  })

  it('is impossible for a block that nobody owns', async () => {
    await server.deps.db
      .updateTable('block')
      .set({ owner_user_id: null, state: blockStates.unsold })
      .where('block_no', '=', 5)
      .execute()
    expect((await login(5, right)).reason).toBe('WRONG_PASSWORD')
  })

  it('names the fields that are missing', async () => {
    const answer = await login(0, '')
    expect(answer).toMatchObject({ reason: 'FORM', data: { fields: { blockNo: '不能小于 1', password: '请填写' } } })
  })

  it('leaves neither nonces nor locks behind for ever', async () => {
    server.clock.forward(24 * 60 * minuteMs)
    await sweepSessions(server.deps)
    expect(await server.deps.db.selectFrom('request_nonce').selectAll().execute()).toEqual([])
    expect(await server.deps.db.selectFrom('login_lock').selectAll().execute()).toEqual([])
  })
})

describe('the life of a session', () => {
  const dayMs = 86_400_000
  let server: TestServer
  beforeEach(async () => {
    server = await testServer()
    for (const blockNo of [10, 11, 12, 20]) await settle(server, blockNo)
  })
  afterEach(() => server.close())

  it('is renewed when fewer than 100 days remain; the old token then works five minutes longer', async () => {
    const mine = await signedIn(server, 10)
    server.clock.forward(100 * dayMs)
    expect((await mine.form('/user/check', {})).data).toEqual({ daysLeft: 100, isAdmin: false, asks })
    server.clock.forward(1)
    const renewed = (await mine.form('/user/check', {})).data
    expect(renewed).toEqual({ daysLeft: 200, isAdmin: false, asks, token: expect.any(String) as string })
    const { ak, userId } = mine
    const next = signedClient(server.app, { ak, token: renewed.token ?? '', userId, now: server.now })
    expect((await next.form('/user/check', {})).code).toBe(200)
    server.clock.forward(5 * minuteMs - 1)
    expect((await mine.form('/user/getInfo', {})).code).toBe(200)
    server.clock.forward(1)
    expect((await mine.form('/user/getInfo', {})).code).toBe(401)
    expect((await next.form('/user/getInfo', {})).code).toBe(200)
  })

  it('ends by itself after 200 days', async () => {
    const mine = await signedIn(server, 10)
    server.clock.forward(200 * dayMs - 1)
    expect((await mine.form('/user/getInfo', {})).code).toBe(200)
    server.clock.forward(1)
    expect((await mine.form('/user/check', {})).code).toBe(401)
  })

  it('ends when its user removes it, and only his own', async () => {
    const [mine, other] = [await signedIn(server, 10), await signedIn(server, 11)]
    expect((await mine.form('/bctUser/remove', { id: other.userId })).reason).toBe('NO_RIGHT')
    expect((await mine.form('/bctUser/remove', { id: mine.userId })).code).toBe(200)
    expect((await mine.form('/user/check', {})).code).toBe(401)
    expect((await other.form('/user/check', {})).code).toBe(200)
  })

  it('ends when the block has another owner', async () => {
    const [mine, other] = [await signedIn(server, 10), await signedIn(server, 11)]
    await server.deps.db.updateTable('block').set({ owner_user_id: other.userId }).where('block_no', '=', 10).execute()
    expect((await mine.form('/user/check', {})).code).toBe(401)
  })

  it('keeps no token, only its hash', async () => {
    const mine = await signedIn(server, 10)
    const rows = await server.deps.db.selectFrom('session_token').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(mine.token)
    expect(rows[0]?.token_hash).toHaveLength(32)
  })

  it('tells an operator that he is one', async () => {
    const mine = await signedIn(server, 10)
    await server.deps.db
      .updateTable('user_account')
      .set({ is_admin: true })
      .where('user_id', '=', mine.userId)
      .execute()
    expect((await mine.form('/user/check', {})).data.isAdmin).toBe(true)
  })

  it('shows the own profile with the mobile masked, the days lived there and the numbers next door', async () => {
    const mine = await signedIn(server, 11)
    server.clock.forward(3 * dayMs)
    expect((await mine.form('/user/getInfo', {})).data).toEqual({
      userId: mine.userId,
      nickName: '居民11',
      avatar: '',
      mobile: '138****0011',
      thumbs: '',
      intro: '',
      areaId,
      areaName: '测试城',
      blockNo: 11,
      residentDays: 3,
      points: 0,
      neighbours: [10, 12, 20],
      judges: false,
      proofs: ['founder', 'mobile'],
    })
  })

  it('says of who holds an office in a city that disputes are decided there, before any is asked for', async () => {
    const mine = await signedIn(server, 11)
    const office = { area_id: areaId, user_id: mine.userId, role: 'mayor', since: server.now() } as const
    await server.deps.db.insertInto('area_role').values(office).execute()
    expect((await mine.form('/user/getInfo', {})).data.judges).toBe(true)
    expect((await mine.form('/bctDispute/list', {})).code).toBe(200)
  })

  it('is not needed to ask which cities have a number', async () => {
    const guest = signedClient(server.app, { now: server.now })
    expect((await guest.form('/block/check', { blockNo: 11 })).data).toMatchObject({
      areas: [{ areaId, name: '测试城' }],
    })
    expect((await guest.form('/block/check', { blockNo: 404 })).data).toEqual({ areas: [] })
    expect((await guest.form('/user/getInfo', {})).code).toBe(401)
  })
})
