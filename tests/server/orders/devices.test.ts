import { fen, qty } from '@contract/money'
import { checkBooks } from '../../../server/ledger/check-books'
import { balancesOf } from '../../../server/ledger/wallet'
import type { TestServer } from '../../support/server/server'
import { settle, signedIn, testServer } from '../../support/server/server'
import { clientNo, credit, riceId, riceIn } from '../../support/city/small-city'

type Device = Awaited<ReturnType<typeof signedIn>>

let server: TestServer
/** Two devices on which the same person is signed in. */
let buyers: readonly Device[]
let sellers: readonly Device[]
let buyer: Device
let seller: Device

beforeAll(async () => {
  server = await testServer()
  await riceIn(server.deps.db)
  for (const blockNo of [128, 3021]) await settle(server, blockNo)
  await server.deps.db.updateTable('block').set({ capacity: 50 }).execute()
  buyer = await signedIn(server, 128)
  seller = await signedIn(server, 3021)
  buyers = [buyer, await signedIn(server, 128)]
  sellers = [seller, await signedIn(server, 3021)]
  await credit(server.deps, buyer.userId, 1_000_000)
})
afterEach(async () => expect((await checkBooks(server.deps.db)).differences).toEqual([]))
afterAll(() => server.close())

const acting = (id: number, ver: number) => ({ clientNo: clientNo(), id, ver })
const goods = { title: '新米', content: '', thumbs: '', price: fen(680), delivery: 'meet', place: '北门' } as const
const listing = { itemId: riceId, ...goods, qty: qty(100_000), minQty: qty(5_000), days: 30 }
const publish = async () => (await seller.json('/bctSale/add', { clientNo: clientNo(), ...listing })).data
const shown = async (id: number) => (await seller.form('/bctSale/info', { id })).data

/** 5 kg of rice for 34.00, ordered by 128. */
async function ordered() {
  const { saleId } = await publish()
  const wish = { clientNo: clientNo(), saleId, ver: 1, qty: qty(50_000), price: fen(680) }
  return { saleId, ...(await buyer.json('/bctSale/take', wish)).data }
}
const payIn = (by: Device, payNo: string, ver: number) =>
  by.json('/bctPay/submit', { clientNo: clientNo(), payNo, channel: 'balance', ver })
async function paid() {
  const order = await ordered()
  await payIn(buyer, order.payNo, 1)
  return order
}
const bid = async () => {
  const wish = { itemId: riceId, content: '', price: fen(650), qty: qty(50_000), place: '北门', days: 7 }
  return (await buyer.json('/bctBuy/add', { clientNo: clientNo(), ...wish, delivery: 'meet' })).data
}

const money = () => balancesOf(server.deps.db, buyer.userId)

/** Does the same on both devices at once, ten times each; one call succeeds, the others learn that the order changed. */
async function onceOnly(
  devices: readonly Device[],
  act: (device: Device) => Promise<{ code: number; reason: string | undefined }>,
) {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => act(devices[index % 2] ?? buyer)))
  const refusals = answers.filter(({ code }) => code !== 200)
  expect(refusals).toHaveLength(19)
  for (const { reason } of refusals) expect(['MOVED', 'CLOSED']).toContain(reason)
}

it('cancels an unpaid order once: its goods come back once', async () => {
  const before = await money()
  const { orderId, saleId } = await ordered()
  await onceOnly(buyers, (device) => device.json('/bctOrder/cancel', acting(orderId, 1)))
  expect((await shown(saleId)).qtyLeft).toBe(100_000)
  expect(await money()).toEqual(before)
})

it('cancels an unpaid order once, from its page and from the cashier', async () => {
  const { orderId, saleId, payNo } = await ordered()
  await onceOnly(buyers, (device) =>
    device === buyer
      ? device.json('/bctOrder/cancel', acting(orderId, 1))
      : device.json('/bctPay/cancel', { clientNo: clientNo(), payNo, ver: 1 }),
  )
  expect((await shown(saleId)).qtyLeft).toBe(100_000)
})

it('gives the money of a paid order back once when both sides want to cancel', async () => {
  const before = await money()
  const { orderId } = await paid()
  await buyer.json('/bctOrder/askCancel', { ...acting(orderId, 2), text: '不想要了' })
  await onceOnly(sellers, (device) => device.json('/bctOrder/agreeCancel', acting(orderId, 3)))
  expect(await money()).toEqual(before)
})

it('gives the money of a paid order back once when the seller refuses, and no goods to the listing', async () => {
  const before = await money()
  const { orderId, saleId } = await paid()
  await onceOnly(sellers, (device) => device.json('/bctOrder/refuse', { ...acting(orderId, 2), text: '没货' }))
  expect(await money()).toEqual(before)
  expect((await shown(saleId)).qtyLeft).toBe(50_000)
})

it('asks to cancel once, and answers once: agreeing and declining do not both happen', async () => {
  const before = await money()
  const { orderId } = await paid()
  await onceOnly(buyers, (device) => device.json('/bctOrder/askCancel', { ...acting(orderId, 2), text: '不想要了' }))
  await onceOnly(sellers, (device) =>
    device.json(device === seller ? '/bctOrder/agreeCancel' : '/bctOrder/denyCancel', acting(orderId, 3)),
  )
  const { state } = (await buyer.form('/bctOrder/info', { id: orderId })).data
  expect((await money()).frozen).toBe(before.frozen + (state === 'paid' ? 3_400 : 0))
})

it('pays once, from either device', async () => {
  const before = await money()
  const { payNo } = await ordered()
  await onceOnly(buyers, (device) => payIn(device, payNo, 1))
  expect(await money()).toEqual({ ...before, available: before.available - 3_400, frozen: before.frozen + 3_400 })
})

it('publishes an ended listing anew once, and makes an ended bid anew once', async () => {
  const sale = await publish()
  await seller.json('/bctSale/off', acting(sale.saleId, 1))
  await onceOnly(sellers, (device) => device.json('/bctSale/renew', acting(sale.saleId, 2)))
  const { buyId, ver } = await bid()
  await buyer.json('/bctBuy/cancel', acting(buyId, ver))
  await onceOnly(buyers, (device) => device.json('/bctBuy/renew', acting(buyId, ver + 1)))
})

it('edits a listing once, and pauses it once', async () => {
  const { saleId } = await publish()
  const words = { ...goods }
  const left = { minQty: qty(5_000), qtyLeft: qty(100_000), qtyLeftSeen: qty(100_000) }
  await onceOnly(sellers, (device) =>
    device.json('/bctSale/edit', {
      ...acting(saleId, 1),
      ...words,
      ...left,
      price: fen(device === seller ? 700 : 720),
    }),
  )
  await onceOnly(sellers, (device) => device.json('/bctSale/pause', acting(saleId, 2)))
})

it('sets a block for transfer once', async () => {
  const owner = await settle(server, 77)
  const devices = [await signedIn(server, 77), await signedIn(server, 77)]
  const until = server.clock.now() + 86_400_000
  await onceOnly(devices, (device) =>
    device.json('/block/edit', { clientNo: clientNo(), ver: 1, transfer: { price: fen(100), until } }),
  )
  expect(await server.deps.db.selectFrom('job').selectAll().where('ref', '=', owner.blockId).execute()).toHaveLength(1)
})
