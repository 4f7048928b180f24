/** @jest-environment node */
import { guest } from '../../../server/http/caller'
import { checkBooks } from '../../../server/ledger/check-books'
import type { TestServer } from '../../support/server/server'
import { areaId, settle, signedIn, testServer } from '../../support/server/server'
import { clientNo, credit, rice, riceIn } from '../../support/city/small-city'
import type { Heard } from './heard'
import { hearStatements } from './heard'

let server: TestServer
let heard: Heard
let buyer: Awaited<ReturnType<typeof signedIn>>
let seller: Awaited<ReturnType<typeof signedIn>>
let sale: { readonly saleId: number }

beforeAll(async () => {
  server = await testServer()
  const { deps } = server
  await riceIn(deps.db)
  const [one, other] = [await settle(server, 128), await settle(server, 3021)]
  await credit(deps, one.userId, 100_000)
  buyer = await signedIn(server, 128)
  seller = await signedIn(server, 3021)
  sale = await rice(deps, { ...guest, ...other, areaId, blockNo: 3021, tokenId: 1 })
  heard = hearStatements()
})
afterAll(async () => {
  heard.stop()
  expect((await checkBooks(server.deps.db)).differences).toEqual([])
  await server.close()
})

/** The round trips to the database that a call makes, as the texts sent. */
async function journeys(call: () => Promise<{ readonly code: number }>): Promise<readonly string[]> {
  heard.take()
  expect((await call()).code).toBe(200)
  // The exchange between processes each second belongs to no call.
  return heard.take().filter((text) => !text.includes('call_count'))
}

const takeOne = () =>
  buyer.json('/bctSale/take', { clientNo: clientNo(), saleId: sale.saleId, ver: 1, qty: 5000, price: 680 })

const pay = async () => {
  const { data } = await takeOne()
  const input = { clientNo: clientNo(), payNo: data.payNo, channel: 'balance', ver: 1 } as const
  return () => buyer.json('/bctPay/submit', input)
}

/** Each statement is a round trip, which costs more than most of the work it asks for. Our decision: docs/decisions/0170-statements.md */
describe('what a call sends to the database', () => {
  it('is 3 statements for a payment from the balance: who calls, what is paid with its order, and one that writes', async () => {
    // The very first payment opens the account for frozen money.
    await journeys(await pay())
    expect(await journeys(await pay())).toHaveLength(3)
  })

  it('is 2 for the same payment sent again', async () => {
    const submit = await pay()
    await journeys(submit)
    expect(await journeys(submit)).toHaveLength(2)
  })

  it('is 3 for an act on an order: who calls, the order, and one that writes', async () => {
    const { data } = await takeOne()
    const input = { clientNo: clientNo(), id: data.orderId, ver: 1 }
    expect(await journeys(() => buyer.json('/bctOrder/cancel', input))).toHaveLength(3)
  })

  it('is 3 for handing goods over, and 3 for getting them', async () => {
    const handOver = async () => {
      const { data } = await takeOne()
      const payment = { clientNo: clientNo(), payNo: data.payNo, channel: 'balance', ver: 1 } as const
      expect((await buyer.json('/bctPay/submit', payment)).code).toBe(200)
      const acting = (ver: number) => ({ clientNo: clientNo(), id: data.orderId, ver })
      return [
        await journeys(() => seller.json('/bctOrder/deliver', { ...acting(2), text: '好' })),
        await journeys(() => buyer.json('/bctOrder/confirm', acting(3))),
      ]
    }
    // The very first sale opens the accounts of the seller and of the house.
    await handOver()
    for (const said of await handOver()) expect(said).toHaveLength(3)
  })

  it('is 2 for own orders and for own records of money: who calls, and the page with its counts or sums', async () => {
    const orders = (tab: 'running' | 'closed') => () => buyer.form('/bctOrder/list', { side: 'buy', tab })
    expect(await journeys(orders('running'))).toHaveLength(2)
    expect(await journeys(orders('closed'))).toHaveLength(2)
    const money = () => buyer.form('/bctMoney/list', { kind: 'available' })
    expect(await journeys(money)).toHaveLength(2)
  })

  it('is 4 for goods that are reserved: who calls, the number, the listing, and one that writes', async () => {
    const taken = await journeys(takeOne)
    expect(taken).toHaveLength(4)
    expect(taken.at(-1)).toContain('write_rows')
  })

  it('is one for knowing who calls', async () => {
    const [first, ...rest] = await journeys(() => buyer.form('/user/check', {}))
    expect(first).toContain('request_nonce')
    expect(first).toContain('session_token')
    expect(rest).toHaveLength(1)
  })

  it('is few for the board, and two while nothing on it changes', async () => {
    const board = () => buyer.form('/bctSale/list', { areaId })
    expect((await journeys(board)).length).toBeLessThanOrEqual(9)
    expect(await journeys(board)).toHaveLength(2)
  })

  it('is 3 for a listing while nothing on it changes: who calls, its version, whether its reader has bought', async () => {
    const page = () => buyer.form('/bctSale/info', { id: sale.saleId })
    await journeys(page)
    expect(await journeys(page)).toHaveLength(3)
  })
})
