import { niceKindOf, niceKinds } from '@contract/block/nice'
import { setSwitch } from '../../support/admin/access'
import { createBlock } from '../../../server/modules/session/accounts'
import type { TestServer } from '../../support/server/server'
import { areaId, settle, signedIn, testServer } from '../../support/server/server'
import { signedClient } from '../../support/server/signed-client'

type Device = Awaited<ReturnType<typeof signedIn>>

let server: TestServer
let buyer: Device
const ids = new Map<number, number>()
const idOf = (blockNo: number) => ids.get(blockNo) ?? 0
const day = 86_400_000

/** Offers a block for transfer, as its owner does (tests/server/market/transfer). */
const offer = (blockNo: number, price: number) =>
  server.deps.db
    .updateTable('block')
    .set({ state: 2, transfer_price: price, transfer_until: server.now() + day })
    .where('block_no', '=', blockNo)
    .execute()
const change = (
  blockNo: number,
  block: { state: number; transfer_price?: null; transfer_until?: null; held_since?: number },
) => server.deps.db.updateTable('block').set(block).where('block_no', '=', blockNo).execute()

beforeAll(async () => {
  server = await testServer()
  for (const blockNo of [5, 6, 7, 8, 20, 21]) ids.set(blockNo, (await settle(server, blockNo)).blockId)
  buyer = await signedIn(server, 8)
  const zones = [
    { category_id: 71, area_id: areaId, name: '一环', sort: 1, no_from: 1, no_to: 9 },
    { category_id: 72, area_id: areaId, name: '二环', sort: 2, no_from: 10, no_to: 99 },
  ]
  await server.deps.db.insertInto('block_zone').values(zones).execute()
})
beforeEach(async () => {
  await server.deps.db.deleteFrom('cart_line').execute()
  await offer(5, 30_000)
  await offer(6, 10_000)
  await offer(20, 20_000)
})
afterAll(() => server.close())

describe('the blocks of an area', () => {
  const numbers = async (wish: object) =>
    (await buyer.form('/block/list', { areaId, ...wish })).data.data.map((row) => row.blockNo)

  it('are narrowed by zone, state, number and price, and ordered by number or price', async () => {
    expect(await numbers({})).toEqual([5, 6, 7, 8, 20, 21])
    expect(await numbers({ categoryId: 71 })).toEqual([5, 6, 7, 8])
    expect(await numbers({ state: 'offered' })).toEqual([5, 6, 20])
    expect(await numbers({ state: 'held', noFrom: 8, noTo: 20 })).toEqual([8])
    expect(await numbers({ priceFrom: 10_001, priceTo: 20_000 })).toEqual([20])
    expect(await numbers({ sort: 'priceUp' })).toEqual([6, 20, 5, 7, 8, 21])
    expect(await numbers({ sort: 'priceDown', state: 'offered' })).toEqual([5, 20, 6])
    expect(await numbers({ categoryId: 404 })).toEqual([])
    expect((await buyer.form('/block/list', { areaId: 404 })).reason).toBe('NOT_FOUND')
  })

  it('come in pages that go on behind the last row in every order', async () => {
    for (let blockNo = 100; blockNo < 116; blockNo++)
      await createBlock(server.deps, { areaId, blockNo, ownerUserId: null })
    for (const sort of ['no', 'priceUp', 'priceDown'] as const) {
      const first = (await buyer.form('/block/list', { areaId, sort })).data
      const second = (await buyer.form('/block/list', { areaId, sort, cursor: first.cursor })).data
      expect(new Set([...first.data, ...second.data].map(({ blockNo }) => blockNo)).size).toBe(22)
      expect(second.cursor).toBeUndefined()
      expect((await buyer.form('/block/list', { areaId, sort, cursor: 'x:1:1' })).data.data).toEqual([])
    }
  })

  it('show guests what is offered, and in which zones', async () => {
    const guest = signedClient(server.app, { now: server.now })
    const [row] = (await guest.form('/block/list', { areaId, state: 'offered' })).data.data
    expect(row).toMatchObject({ blockNo: 5, price: 30_000, ownerName: '居民5', mine: false, inCart: false })
    expect(row).toMatchObject({ place: '一环' })
    const outside = (await guest.form('/block/list', { areaId, noFrom: 100 })).data.data[0]
    expect(outside).toMatchObject({ blockNo: 100, place: outside?.areaName })
    expect((await guest.form('/block/zones', { areaId })).data).toEqual({
      enabled: true,
      zones: [
        {
          categoryId: 71,
          name: '一环',
          noFrom: 1,
          noTo: 9,
          offered: 2,
          lowest: 10_000,
          closed: expect.any(Number) as number,
          nextAt: null,
        },
        {
          categoryId: 72,
          name: '二环',
          noFrom: 10,
          noTo: 99,
          offered: 1,
          lowest: 20_000,
          closed: expect.any(Number) as number,
          nextAt: null,
        },
      ],
    })
  })

  it('count in a zone what can be bought: not what somebody reserved', async () => {
    await change(6, { state: 3 })
    const guest = signedClient(server.app, { now: server.now })
    expect((await guest.form('/block/zones', { areaId })).data).toMatchObject({
      zones: [{ offered: 1 }, { offered: 1 }],
    })
  })

  it('are narrowed to numbers that are easy to remember, by the rule of the contract', async () => {
    const some = [12, 77, 121, 123, 321, 333, 334, 901, 1122, 1212, 2222, 4321, 5566, 5667, 112_233, 1_234_567]
    for (const blockNo of some) await createBlock(server.deps, { areaId, blockNo, ownerUserId: null })
    const all = [5, 6, 7, 8, 20, 21, ...Array.from({ length: 16 }, (_one, at) => 100 + at), ...some]
    for (const nice of niceKinds) {
      const wanted = all.filter((blockNo) => niceKindOf(blockNo) === nice)
      expect(wanted.length).toBeGreaterThan(1)
      expect(await numbers({ nice })).toEqual(wanted.sort((one, other) => one - other))
    }
    const ofAny = all.filter((blockNo) => niceKindOf(blockNo) !== undefined)
    expect(await numbers({ nice: 'any' })).toEqual(ofAny.sort((one, other) => one - other))
  })
})

describe('the cart', () => {
  const add = (...blockNos: number[]) => buyer.form('/block/addCar', { ids: blockNos.map(idOf).join(',') })

  it('holds offered blocks, counts and sums them, and gives them back', async () => {
    expect((await add(5, 6)).data).toEqual({ added: 2, count: 2, valid: 2, amount: 40_000 })
    expect((await add(5)).data).toMatchObject({ added: 1, count: 2 })
    expect((await buyer.form('/block/getTotal', {})).data).toEqual({ count: 2, valid: 2, amount: 40_000 })
    expect((await buyer.form('/block/list', { areaId, noTo: 5 })).data.data[0]).toMatchObject({ inCart: true })
    expect((await buyer.form('/block/delCar', { ids: String(idOf(6)) })).data).toMatchObject({
      count: 1,
      amount: 30_000,
    })
    expect((await buyer.form('/block/clearCar', {})).data).toEqual({ count: 0, valid: 0, amount: 0 })
  })

  it('refuses what cannot be bought, and says why', async () => {
    expect((await add(7)).reason).toBe('CLOSED')
    expect((await add(8)).reason).toBe('OWN')
    expect((await buyer.form('/block/addCar', { ids: '404' })).reason).toBe('NOT_FOUND')
    expect((await buyer.form('/block/addCar', { ids: 'a,b' })).reason).toBe('FORM')
    expect((await add(7, 8, 5)).data).toMatchObject({ added: 1, count: 1 })
  })

  it('reckons what became of each line when it is read', async () => {
    await buyer.form('/block/addCar', { ids: `${idOf(5)}:29000,${idOf(6)},${idOf(20)}` })
    await change(6, { state: 1, transfer_price: null, transfer_until: null })
    await change(20, { state: 3 })
    await server.deps.db
      .insertInto('cart_line')
      .values({ user_id: buyer.userId, block_id: 1, price_seen: 1, added_at: 1 })
      .execute()
    const cart = (await buyer.form('/block/carList', {})).data
    const faults = new Map(cart.lines.map(({ blockId, fault }) => [blockId, fault]))
    expect([idOf(5), idOf(6), idOf(20), 1].map((id) => faults.get(id))).toEqual([
      'priceChanged',
      'notOffered',
      'reserved',
      'gone',
    ])
    expect(cart.lines.find(({ blockId }) => blockId === idOf(5))).toMatchObject({
      priceSeen: 29_000,
      block: { price: 30_000 },
    })
    expect(cart).toMatchObject({ count: 4, valid: 0, amount: 0 })
    expect((await add(5)).data).toMatchObject({ count: 4, valid: 1, amount: 30_000 })
    // What somebody has reserved may come back.
    expect((await buyer.form('/block/clearCar', { onlyInvalid: 1 })).data).toEqual({
      count: 2,
      valid: 1,
      amount: 30_000,
    })
  })

  it('tells what was bought by somebody from what its owner took back', async () => {
    await add(5, 6)
    await change(5, { state: 1, transfer_price: null, transfer_until: null, held_since: server.now() + 1 })
    await change(6, { state: 1, transfer_price: null, transfer_until: null })
    const { lines } = (await buyer.form('/block/carList', {})).data
    expect(new Map(lines.map(({ blockId, fault }) => [blockId, fault]))).toEqual(
      new Map([
        [idOf(5), 'bought'],
        [idOf(6), 'notOffered'],
      ]),
    )
    await change(5, { state: 1, held_since: 0 })
  })

  it('ends a line with its offer, at that instant, before the timer of the offer ran', async () => {
    await add(5, 6)
    const end = (until: number) =>
      server.deps.db.updateTable('block').set({ transfer_until: until }).where('block_no', '=', 5).execute()
    await end(server.now() + 1)
    expect((await buyer.form('/block/getTotal', {})).data).toEqual({ count: 2, valid: 2, amount: 40_000 })
    await end(server.now())
    expect((await buyer.form('/block/getTotal', {})).data).toEqual({ count: 2, valid: 1, amount: 10_000 })
    const { lines } = (await buyer.form('/block/carList', {})).data
    expect(lines.find(({ blockId }) => blockId === idOf(5))).toMatchObject({ fault: 'notOffered', soldAt: null })
    await buyer.form('/block/clearCar', {})
    expect((await add(5)).reason).toBe('CLOSED')
  })

  it('says nothing of a block that was taken back and offered anew at the same price, and that of another price', async () => {
    await add(5)
    const anew = (price: number) =>
      server.deps.db
        .updateTable('block')
        .set((eb) => ({ ver: eb('ver', '+', 1), transfer_price: price }))
        .where('block_no', '=', 5)
        .execute()
    await anew(30_000)
    expect((await buyer.form('/block/carList', {})).data.lines[0]).toMatchObject({ fault: null, block: { ver: 2 } })
    await anew(29_000)
    expect((await buyer.form('/block/carList', {})).data.lines[0]).toMatchObject({ fault: 'priceChanged' })
  })

  it('waits while the area is halted, and is nobody else’s', async () => {
    await add(5)
    await server.deps.db.updateTable('area').set({ halted_at: 1, halted_reason: '核对' }).execute()
    expect((await buyer.form('/block/carList', {})).data.lines[0]).toMatchObject({ fault: 'areaClosed' })
    await server.deps.db.updateTable('area').set({ halted_at: null, halted_reason: null }).execute()
    const other = await signedIn(server, 7)
    expect((await other.form('/block/carList', {})).data).toEqual({ lines: [], count: 0, valid: 0, amount: 0 })
    expect((await signedClient(server.app, { now: server.now }).form('/block/carList', {})).code).toBe(401)
  })

  it('can buy nothing while the city has closed its block market on the reader’s platform, and only there', async () => {
    await add(5, 6)
    const turn = (platform: 'browser' | 'mini-program', on: boolean) =>
      setSwitch(server.deps.db, areaId, { name: 'market', platform, on })
    const seen = async () => [
      (await buyer.form('/block/zones', { areaId })).data.enabled,
      (await buyer.form('/block/sale', { blockId: idOf(5) })).data.enabled,
      (await buyer.form('/block/carList', {})).data.lines.map(({ fault }) => fault),
      (await buyer.form('/block/getTotal', {})).data,
    ]
    const open = [true, true, [null, null], { count: 2, valid: 2, amount: 40_000 }]
    await turn('mini-program', false)
    expect(await seen()).toEqual(open)
    await turn('browser', false)
    expect(await seen()).toEqual([false, false, ['marketOff', 'marketOff'], { count: 2, valid: 0, amount: 0 }])
    expect((await add(20)).data).toEqual({ added: 1, count: 3, valid: 0, amount: 0 })
    await turn('browser', true)
    await buyer.form('/block/delCar', { ids: String(idOf(20)) })
    expect(await seen()).toEqual(open)
  })

  it('holds fifty lines, also when two devices fill it at once', async () => {
    const { db } = server.deps
    const lines = Array.from({ length: 49 }, (_, at) => ({
      user_id: buyer.userId,
      block_id: at + 1,
      price_seen: 1,
      added_at: 1,
    }))
    await db.insertInto('cart_line').values(lines).execute()
    const second = await signedIn(server, 8)
    const answers = await Promise.all([
      buyer.form('/block/addCar', { ids: String(idOf(5)) }),
      second.form('/block/addCar', { ids: String(idOf(6)) }),
    ])
    expect(answers.map(({ code, reason }) => reason ?? code).sort()).toEqual([200, 'LIMIT'])
  })
})
