import { createBlock, createUser } from '../../../server/modules/session/accounts'
import { startSession } from '../../../server/modules/session/start'
import type { TestServer } from '../../support/server/server'
import { areaId, encrypted, founderPassword, mobileOf, settle, signedIn, testServer } from '../../support/server/server'
import { signedClient } from '../../support/server/signed-client'
import { addRice, clientNo, credit, payFor, riceIn, takeRice, valueOf } from '../../support/city/small-city'
import { guest } from '../../../server/http/caller'

let server: TestServer
let own: Awaited<ReturnType<typeof signedIn>>
let blockless: ReturnType<typeof signedClient>
let blocklessId: number

beforeAll(async () => {
  server = await testServer()
  for (let blockNo = 1; blockNo <= 17; blockNo++) await settle(server, blockNo)
  own = await signedIn(server, 8)
  await createBlock(server.deps, { areaId, blockNo: 30, ownerUserId: own.userId })
  await createBlock(server.deps, { areaId, blockNo: 31, ownerUserId: null })
  blocklessId = await createUser(server.deps, { nickName: '新来的', mobile: '13900000001' })
  const device = { ak: 'device', platform: 'browser' }
  const token = await startSession(server.deps, { userId: blocklessId, blockId: 0, areaId }, device)
  blockless = signedClient(server.app, { ak: device.ak, token, userId: blocklessId, now: server.now })
})
afterAll(() => server.close())

describe('the residents of an area', () => {
  it('are listed by number, each once with all numbers, in pages that do not shift', async () => {
    const first = (await own.form('/bctUser/list', { areaId })).data
    expect(first).toMatchObject({ total: 17, last_page: 2, per_page: 15 })
    expect(first.data.map(({ blockNo }) => blockNo)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
    expect(first.data[7]).toMatchObject({ userId: own.userId, blockNos: [8, 30], mine: true })
    const second = (await own.form('/bctUser/list', { areaId, cursor: first.cursor })).data
    expect(second.data.map(({ blockNo }) => blockNo)).toEqual([16, 17])
    expect(second.cursor).toBeUndefined()
  })

  it('are found by any of their numbers or a part of the name', async () => {
    const find = async (q: string) =>
      (await own.form('/bctUser/list', { areaId, q })).data.data.map((row) => row.blockNo)
    expect(await find('30')).toEqual([8])
    expect(await find('居民1')).toEqual([1, 10, 11, 12, 13, 14, 15, 16, 17])
    expect(await find('%')).toEqual([])
    expect((await own.form('/bctUser/list', { areaId: 404 })).reason).toBe('NOT_FOUND')
    expect((await own.form('/bctUser/list', { areaId, cursor: 'x' })).data.data).toEqual([])
  })

  it('have a card without anything private', async () => {
    const other = await settle(server, 40)
    const card = (await own.form('/bctUser/info', { userId: other.userId })).data
    expect(card).toMatchObject({ userId: other.userId, blockNo: 40, nickName: '居民40', mine: false })
    expect(JSON.stringify(card)).not.toContain(mobileOf(40))
    expect((await own.form('/bctUser/getInfo', {})).data).toMatchObject({ userId: own.userId, mine: true })
    expect((await own.form('/bctUser/info', { userId: blocklessId })).reason).toBe('NOT_FOUND')
    expect((await blockless.form('/bctUser/getInfo', {})).reason).toBe('NO_BLOCK')
  })

  it('change their own card only', async () => {
    const edited = (await own.json('/bctUser/edit', { nickName: '老八', intro: '做木工' })).data
    expect(edited).toMatchObject({ nickName: '老八', intro: '做木工', blockNo: 8 })
    expect((await own.json('/bctUser/edit', {})).reason).toBe('FORM')
    expect((await blockless.json('/bctUser/edit', { intro: 'x' })).reason).toBe('NO_BLOCK')
  })
})

it('signs in by the older aliases as by the newer calls', async () => {
  const device = signedClient(server.app, { now: server.now })
  const password = await encrypted(server, founderPassword)
  const answer = await device.form('/bctUser/login', { areaId, blockNo: 9, password })
  expect(answer.data).toMatchObject({ blockNo: 9, nickName: '居民9' })
  expect((await device.form('/bctUser/logina', { areaId, blockNo: 9, password })).reason).toBe('WRONG_PASSWORD')
})

it('lets a session without a block act as the first block of its owner, with the same token', async () => {
  expect((await blockless.json('/bctUser/add', { areaId })).reason).toBe('NO_BLOCK')
  await createBlock(server.deps, { areaId, blockNo: 50, ownerUserId: blocklessId })
  expect((await blockless.json('/bctUser/add', { areaId })).data).toMatchObject({ userId: blocklessId, blockNo: 50 })
  expect((await blockless.json('/bctUser/add', { areaId })).code).toBe(200)
  expect((await blockless.form('/user/getInfo', {})).data).toMatchObject({ blockNo: 50 })
  await server.deps.db.insertInto('area').values({ area_id: 9, name: '九区', sort: 1 }).execute()
  expect((await blockless.json('/bctUser/add', { areaId: 9 })).reason).toBe('NO_RIGHT')
  expect((await blockless.json('/bctUser/add', { areaId: 404 })).reason).toBe('NOT_FOUND')
})

it('gives everything that is kept about the caller, and of others a block number', async () => {
  const [buyer, seller] = [await settle(server, 60), await settle(server, 61)]
  await riceIn(server.deps.db)
  await credit(server.deps, buyer.userId, 10_000)
  const acting = (who: typeof buyer, blockNo: number) => ({
    ...guest,
    userId: who.userId,
    loginUserId: who.userId,
    areaId,
    blockId: who.blockId,
    blockNo,
  })
  const sale = valueOf(await addRice(server.deps, acting(seller, 61), {}))
  const order = valueOf(await takeRice(server.deps, acting(buyer, 60), sale.saleId))
  valueOf(await payFor(server.deps, acting(buyer, 60), order.payNo))
  const client = await signedIn(server, 60)
  const home = { name: '张三', mobile: '13700001234', regionCode: 440_305, street: '海德路 1 号' }
  await client.json('/bctAddress/save', { clientNo: clientNo(), ...home })
  const { fileName, text, rows } = (await client.form('/bctUser/download', {})).data
  expect(fileName).toBe('我的数据-2026-11-21.json')
  const read = JSON.parse(text) as Record<string, Record<string, unknown>[]>
  expect(read['profile']).toMatchObject({ userId: buyer.userId, mobile: mobileOf(60) })
  expect(read['orders']).toMatchObject([
    { side: 'buyer', withBlockNo: 61, amountFen: 3400, createdAt: '2026-11-21 10:00:00' },
  ])
  expect(read['available']).toMatchObject([{ direction: 'out', amountFen: 3400 }, { amountFen: 10_000 }])
  expect(read['sessions']).toHaveLength(1)
  expect(read['addresses']).toMatchObject([{ name: '张三', region: '广东省 深圳市 南山区', street: '海德路 1 号' }])
  expect(rows).toBeGreaterThan(4)
  expect(text).not.toContain(mobileOf(61))
  expect(text).not.toContain(client.token)
  expect((await client.form('/bctUser/download', { id: seller.userId })).reason).toBe('NO_RIGHT')
})
