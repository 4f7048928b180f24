import { endpoints } from '@contract/endpoints/all'
import { fen, qty } from '@contract/money'
import type { RefusalReason } from '@contract/refusals'
import { refusals, refusalText } from '@contract/refusals'
import type { TestServer } from '../../support/server/server'
import { areaId, encrypted, founderPassword, settle, signedIn, testServer } from '../../support/server/server'
import type { TestAnswer } from '../../support/server/signed-client'
import { signedClient, signedHeaders } from '../../support/server/signed-client'
import { clientNo, credit, riceId, riceIn } from '../../support/city/small-city'
import { operator } from '../../support/city/money'

type Device = Awaited<ReturnType<typeof signedIn>>
type Answer = Pick<TestAnswer<unknown>, 'code' | 'msg' | 'reason'>

const minute = 60_000
const day = 24 * 60 * minute

let server: TestServer
let buyer: Device
let seller: Device

beforeAll(async () => {
  server = await testServer()
  await riceIn(server.deps.db)
  for (const blockNo of [9, 128, 3021]) await settle(server, blockNo)
  buyer = await signedIn(server, 128)
  seller = await signedIn(server, 3021)
  await server.deps.db.updateTable('block').set({ capacity: 50 }).execute()
  await credit(server.deps, buyer.userId, 100_000)
})
afterAll(() => server.close())

/** Somebody new at this number, signed in. */
async function newcomer(blockNo: number): Promise<Device> {
  await settle(server, blockNo)
  return signedIn(server, blockNo)
}

const goods = { title: '新米', content: '', thumbs: '', price: fen(680), delivery: 'meet', place: '北门' } as const
const listing = { itemId: riceId, ...goods, qty: qty(100_000), minQty: qty(10_000), days: 30 }
const publish = (by: Device, wish: Partial<typeof listing> = {}) =>
  by.json('/bctSale/add', { clientNo: clientNo(), ...listing, ...wish })
const onSale = async () => (await publish(seller)).data.saleId
const take = (by: Device, saleId: number, wish: { ver?: number; price?: number; qty?: number } = {}) =>
  by.json('/bctSale/take', { clientNo: clientNo(), saleId, ver: 1, qty: 10_000, price: 680, ...wish })
const bid = (by: Device, quantity = 10_000) =>
  by.json('/bctBuy/add', {
    clientNo: clientNo(),
    itemId: riceId,
    content: '',
    price: 680,
    qty: quantity,
    delivery: 'meet',
    place: '北门',
    days: 7,
  })
const pay = (by: Device, payNo: string) =>
  by.json('/bctPay/submit', { clientNo: clientNo(), payNo, channel: 'balance', ver: 1 })
const acting = (id: number, ver = 1) => ({ clientNo: clientNo(), id, ver })

/** Does something at another time; the clock goes back afterwards. */
async function later<T>(byMs: number, work: () => Promise<T>): Promise<T> {
  const at = server.clock.now()
  server.clock.forward(byMs)
  return work().finally(() => (server.clock.at = at))
}

const login = async (blockNo: number, password: string) =>
  signedClient(server.app, { now: server.now }).form('/block/login', {
    areaId,
    blockNo,
    password: await encrypted(server, password),
  })

/** How each refusal is provoked, over the network. A reason without a case does not compile. */
const provoke: Readonly<Record<RefusalReason, () => Promise<Answer>>> = {
  BEFORE_OPEN: () => later(15 * 60 * minute, () => bid(buyer)),
  BLOCK_TRANSFER: async () => {
    const owner = await newcomer(10)
    const transfer = { price: fen(100), until: server.clock.now() + day }
    await owner.json('/block/edit', { clientNo: clientNo(), ver: 1, transfer })
    return publish(owner)
  },
  MOVED: async () => seller.json('/bctSale/pause', acting(await onSale(), 99)),
  NOT_ENOUGH: async () => {
    const poor = await newcomer(11)
    return pay(poor, (await take(poor, await onSale())).data.payNo)
  },
  PRICE_CHANGED: async () => take(buyer, await onSale(), { price: 679 }),
  SOLD_OUT: async () => take(buyer, await onSale(), { qty: 105_000 }),
  OWN: async () => take(seller, await onSale()),
  LIMIT: async () => take(buyer, await onSale(), { qty: 5_000 }),
  COOLDOWN: async () => {
    const greedy = await newcomer(12)
    for (let i = 0; i < 3; i++) await take(greedy, await onSale())
    return take(greedy, await onSale())
  },
  NO_BLOCK: async () => {
    const blockless = await newcomer(13)
    const sessions = server.deps.db.updateTable('session_token').where('user_id', '=', blockless.userId)
    await sessions.set({ block_id: null }).execute()
    return publish(blockless)
  },
  NO_RIGHT: async () => buyer.json('/bctSale/pause', acting(await onSale())),
  CLOSED: async () => {
    const id = await onSale()
    await seller.json('/bctSale/off', acting(id))
    return take(buyer, id)
  },
  EXPIRED: async () => {
    const id = await onSale()
    return later(30 * day, () => take(buyer, id))
  },
  WRONG_PASSWORD: () => login(9, '9999999999999999'),
  PAY_PASSWORD: async () => pay(buyer, (await bid(buyer, 500_000)).data.payNo),
  LOCKED: async () => {
    for (let i = 0; i < 5; i++) await login(14, '9999999999999999')
    return login(14, founderPassword)
  },
  CLOCK: () => signedClient(server.app, { now: () => server.now() - 6 * minute }).form('/area/list', {}),
  SIGN: async () => {
    const headers = { ...signedHeaders({ ak: 'a', now: server.now }), s: '0'.repeat(32) }
    const answer = await server.app.inject({ method: 'POST', url: '/api/area/list', headers })
    const { code, msg, data } = answer.json<{ code: number; msg: string; data: { reason: string } }>()
    return { code, msg, reason: data.reason }
  },
  HALT: async () => {
    const admin = await operator(server, 15)
    const halt = (halted: boolean) =>
      admin.admin('/admin/area/halt', { clientNo: clientNo(), areaId, halted, reason: '核对账目' })
    await halt(true)
    try {
      return await bid(buyer)
    } finally {
      await halt(false)
    }
  },
  NOT_FOUND: () => buyer.form('/bctSale/info', { id: 1 }),
  FORM: () => publish(seller, { qty: qty(100_001) }),
  BUSY: async () => {
    const strict = await testServer({ callsPerMinute: 1 })
    const client = signedClient(strict.app, { now: strict.now })
    await client.form('/area/list', {})
    try {
      return await client.form('/area/list', {})
    } finally {
      await strict.close()
    }
  },
}

const reasons = Object.keys(refusals).map((name) => {
  const reason = name as RefusalReason
  return { reason, text: refusalText(reason) }
})

it.each(reasons)('is refused with $reason, in words', async ({ reason, text }) => {
  const answer = await provoke[reason]()
  expect(answer).toMatchObject({ code: 500, reason })
  expect(answer.msg).toMatch(/\p{Script=Han}/u)
  expect(text).toMatch(/\p{Script=Han}/u)
})

/** Given before the call is known, so no call declares them. */
const general: ReadonlySet<RefusalReason> = new Set(['NO_BLOCK', 'CLOCK', 'SIGN', 'BUSY'])

it('declares every reason at a call that gives it', () => {
  const declared = new Set<RefusalReason>(endpoints.flatMap(({ refusals }) => [...refusals]))
  const nowhere = reasons.filter(({ reason }) => !general.has(reason) && !declared.has(reason))
  expect(nowhere.map(({ reason }) => reason)).toEqual([])
})
