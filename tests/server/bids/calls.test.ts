import { fen, qty } from '@contract/money'
import type { TestServer } from '../../support/server/server'
import { areaId, settle, signedIn, testServer } from '../../support/server/server'
import { clientNo, credit, riceId, riceIn } from '../../support/city/small-city'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
  await riceIn(server.deps.db)
  await credit(server.deps, (await settle(server, 128)).userId, 100_000)
  await settle(server, 3021)
})
afterAll(() => server.close())

const goods = { title: '新米', content: '', thumbs: '', price: fen(680), minQty: qty(5_000), place: '北门' } as const

it('carries a bid from the form to the order, as both sides call it', async () => {
  const [buyer, seller] = [await signedIn(server, 128), await signedIn(server, 3021)]
  const wish = {
    itemId: riceId,
    content: '',
    price: fen(650),
    qty: qty(200_000),
    delivery: 'meet',
    place: '北门',
    days: 7,
  } as const
  const bid = (await buyer.json('/bctBuy/add', { clientNo: clientNo(), ...wish })).data
  const { ver, payNo } = bid
  const due = (await buyer.form('/bctPay/list', {})).data.data
  expect(due).toMatchObject([{ payNo, bizType: 'buy', bizId: bid.buyId, ver }])
  const paid = await buyer.json('/bctPay/submit', { clientNo: clientNo(), payNo, channel: 'balance', ver })
  expect(paid).toMatchObject({ code: 200, data: { state: 'paid', ver: 2 } })
  const board = (await seller.form('/bctBuy/list', { areaId, sort: 'priceDown', q: '大米' })).data
  expect(board).toMatchObject({ total: 1, data: [{ buyId: bid.buyId, acts: ['take'] }], items: [{ closes: [] }] })
  const part = { clientNo: clientNo(), buyId: bid.buyId, ver: 2, qty: qty(50_000), price: fen(650) }
  const sold = (await seller.json('/bctBuy/take', part)).data
  const order = (await seller.form('/bctOrder/info', { id: sold.orderId })).data
  expect(order).toMatchObject({
    orderNo: sold.orderNo,
    state: 'paid',
    source: 'buy',
    sourceId: bid.buyId,
    saleId: 0,
    payNo: '',
  })
  expect((await seller.form('/bctBuy/info', { id: bid.buyId })).data).toMatchObject({
    qtyLeft: 150_000,
    item: { bestBid: 650 },
  })
  const closed = await buyer.json('/bctBuy/close', { clientNo: clientNo(), id: bid.buyId, ver: 2 })
  expect(closed.data).toMatchObject({ state: 'closed' })
  const anew = (await buyer.json('/bctBuy/renew', { clientNo: clientNo(), id: bid.buyId, ver: 3 })).data
  const cancelled = await buyer.json('/bctPay/cancel', { clientNo: clientNo(), payNo: anew.payNo, ver: 1 })
  expect(cancelled.data).toMatchObject({ state: 'closed', bizId: anew.buyId })
  expect((await buyer.form('/bctPay/info', { payNo })).data.state).toBe('paid')
  expect((await buyer.form('/index/count', { areaId, type: 2 })).data).toBe(0)
})

it('carries a listing through its acts, and a block into transfer and back', async () => {
  const seller = await signedIn(server, 3021)
  const wish = { itemId: riceId, ...goods, qty: qty(50_000), delivery: 'meet', days: 30 } as const
  const { saleId: id, ver } = (await seller.json('/bctSale/add', { clientNo: clientNo(), ...wish })).data
  const left = { qtyLeft: qty(60_000), qtyLeftSeen: qty(50_000), delivery: 'post' } as const
  const edited = await seller.json('/bctSale/edit', { clientNo: clientNo(), id, ver, ...goods, ...left })
  expect(edited.data).toMatchObject({ qtyLeft: 60_000, delivery: 'post', ver: 2 })
  const act = { id, clientNo: clientNo(), ver: 2 }
  expect((await seller.json('/bctSale/pause', act)).data.state).toBe('paused')
  expect((await seller.json('/bctSale/resume', { ...act, clientNo: clientNo(), ver: 3 })).data.state).toBe('on')
  expect((await seller.form('/bctItem/list', { areaId })).data).toMatchObject([{ bestAsk: 680 }])
  expect((await seller.form('/bctItem/depth', { itemId: riceId })).data.asks).toHaveLength(1)
  expect((await seller.form('/bctItem/history', { itemId: riceId })).data.days).toEqual([])
  const own = (await seller.json('/block/blockInfo', {})).data
  expect(own).toMatchObject({ blockNo: 3021, state: 'held', mine: true, running: 1, acts: ['edit'] })
  const transfer = { price: fen(500_000), until: server.now() + 86_400_000 }
  const refused = await seller.json('/block/edit', { clientNo: clientNo(), ver: own.ver, transfer })
  expect(refused).toMatchObject({ code: 500, reason: 'LIMIT', data: { running: 1 } })
  expect((await seller.json('/bctSale/off', { ...act, clientNo: clientNo(), ver: 4 })).data.acts).toEqual(['renew'])
})

describe('the place of goods that are handed over in person', () => {
  const noPlace = { code: 500, data: { reason: 'FORM', fields: { place: '请填写' } } }
  const wish = { itemId: riceId, ...goods, qty: qty(50_000), delivery: 'meet', days: 30 } as const

  it('is required of a listing and of a bid, in words at its field', async () => {
    const seller = await signedIn(server, 3021)
    const bid = { ...wish, days: 7 }
    for (const place of ['', '  ']) {
      expect(await seller.json('/bctSale/add', { clientNo: clientNo(), ...wish, place })).toMatchObject(noPlace)
      expect(await seller.json('/bctBuy/add', { clientNo: clientNo(), ...bid, place })).toMatchObject(noPlace)
    }
    const posted = { ...wish, delivery: 'post', place: '' } as const
    expect((await seller.json('/bctSale/add', { clientNo: clientNo(), ...posted })).code).toBe(200)
  })

  it('is asked for when an older listing without one is changed; everything else goes on with it', async () => {
    const { db } = server.deps
    const seller = await signedIn(server, 3021)
    const { saleId: id } = (await seller.json('/bctSale/add', { clientNo: clientNo(), ...wish })).data
    await db.updateTable('sale').set({ place: '' }).where('sale_id', '=', id).execute()
    const left = { qtyLeft: qty(50_000), qtyLeftSeen: qty(50_000), delivery: 'meet' } as const
    const edit = { id, ver: 1, ...goods, ...left }
    expect(await seller.json('/bctSale/edit', { clientNo: clientNo(), ...edit, place: '' })).toMatchObject(noPlace)
    const acts = (ver: number) => ({ clientNo: clientNo(), id, ver })
    expect((await seller.json('/bctSale/pause', acts(1))).data.state).toBe('paused')
    expect((await seller.json('/bctSale/resume', acts(2))).data.state).toBe('on')
    expect((await seller.json('/bctSale/off', acts(3))).data.state).toBe('off')
    expect((await seller.json('/bctSale/renew', acts(4))).data).toMatchObject({ state: 'on', place: '' })
  })
})

it('shows the picture of its goods where an offer has none, and names the category where they have none either', async () => {
  const [buyer, seller] = [await signedIn(server, 128), await signedIn(server, 3021)]
  await server.deps.db.updateTable('block').set({ capacity: 9 }).execute()
  const lookOf = async () => {
    const listing = {
      clientNo: clientNo(),
      itemId: riceId,
      ...goods,
      qty: qty(50_000),
      delivery: 'meet',
      days: 7,
    } as const
    const { saleId } = (await seller.json('/bctSale/add', listing)).data
    const [bid] = (await buyer.form('/bctBuy/list', { areaId, mine: 1 })).data.data
    const [order] = (await seller.form('/bctOrder/list', { side: 'sale', tab: 'running' })).data.data
    const info = (await seller.form('/bctSale/info', { id: saleId })).data
    return [bid, order, info].map((one) => [one?.thumb, one?.category])
  }
  expect(await lookOf()).toEqual([
    ['', '粮食'],
    ['', '粮食'],
    ['', '粮食'],
  ])
  await server.deps.db.updateTable('item').set({ picture: 'demo/rice.svg' }).where('item_id', '=', riceId).execute()
  expect(await lookOf()).toEqual(Array.from({ length: 3 }, () => ['demo/rice.svg', '粮食']))
  const own = { clientNo: clientNo(), itemId: riceId, ...goods, thumbs: 'demo/field.svg,demo/rice.svg' }
  const { data } = await seller.json('/bctSale/add', { ...own, qty: qty(50_000), delivery: 'meet', days: 7 })
  expect(data).toMatchObject({ thumb: 'demo/field.svg', thumbs: 'demo/field.svg,demo/rice.svg' })
})
