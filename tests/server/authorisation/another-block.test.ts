import { fen, qty } from '@contract/money'
import type { PayingCity } from '../../support/city/paying'
import { payingCity } from '../../support/city/paying'
import { settle, signedIn } from '../../support/server/server'
import { clientNo, riceId } from '../../support/city/small-city'

type Client = PayingCity['client']

let city: PayingCity
/** The buyer's session at another block of the same person. */
let elsewhere: Client

beforeAll(async () => {
  city = await payingCity(100_000)
  const { blockId } = await settle(city.server, 4040)
  const { db } = city.deps
  await db.updateTable('block').set({ owner_user_id: city.buyer.userId }).where('block_id', '=', blockId).execute()
  elsewhere = await signedIn(city.server, 4040)
})
afterAll(() => city.close())

const bid = async () => {
  const goods = {
    itemId: riceId,
    content: '',
    price: fen(680),
    qty: qty(10_000),
    delivery: 'meet',
    place: '北门',
  } as const
  return (await city.client.json('/bctBuy/add', { clientNo: clientNo(), ...goods, days: 7 })).data
}
const things = { order: () => city.order(), bid }

const pay = (client: Client, payNo: string, channel: 'balance' | 'wechat') =>
  client.json('/bctPay/submit', { clientNo: clientNo(), payNo, channel, ver: 1, scene: 'web' })

/** Source: domain model §2: the actor is a block, and it owns what it bought. */
describe.each(['order', 'bid'] as const)('an unpaid %s of a resident with two blocks', (thing) => {
  it.each(['balance', 'wechat'] as const)('is paid as its own and not as the other block, by %s', async (channel) => {
    const { payNo } = await things[thing]()
    const refused = await pay(elsewhere, payNo, channel)
    expect([refused.code, refused.data]).toMatchObject([500, { reason: 'NO_RIGHT' }])
    expect(await city.stateOf(payNo)).toBe('unpaid')
    expect((await pay(city.client, payNo, 'balance')).code).toBe(200)
    expect(await city.stateOf(payNo)).toBe('paid')
  })
})
