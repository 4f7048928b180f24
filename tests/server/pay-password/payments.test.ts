import { fen, qty } from '@contract/money'
import { standards } from '@contract/settings/settings'
import { guest } from '../../../server/http/caller'
import { earner, give, sealedFor } from '../../support/city/money'
import type { TestServer } from '../../support/server/server'
import { areaId, settle, testServer } from '../../support/server/server'
import { clientNo, rice, riceIn } from '../../support/city/small-city'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
  await riceIn(server.deps.db)
})
afterEach(() => server.close())

/** Two unpaid orders of 340.00 each, and their buyer with money and a payment password. */
async function twoOrders() {
  const seller = { ...guest, areaId, blockNo: 66, ...(await settle(server, 66)), tokenId: 1 }
  const buyer = await earner(server, 128, 0)
  await give(server.deps, buyer.userId, 'available', 100_000)
  const { saleId } = await rice(server.deps, seller, 1_000_000)
  const wish = { saleId, ver: 1, qty: qty(500_000), price: fen(680) }
  const taken = async () => (await buyer.json('/bctSale/take', { ...wish, clientNo: clientNo() })).data
  const [first, second] = [await taken(), await taken()]
  const submit = (payNo: string, no: string, payPassword?: string) =>
    buyer.json('/bctPay/submit', {
      clientNo: no,
      payNo,
      channel: 'balance' as const,
      ver: 1,
      ...(payPassword !== undefined && { payPassword }),
    })
  const stateOf = async (payNo: string) => (await buyer.form('/bctPay/info', { payNo })).data.state
  return { first: first.payNo, second: second.payNo, submit, stateOf, purse: () => buyer.form('/user/assets', {}) }
}

it('one sealed password pays one order: read on its way, it pays no other, with its own number or a new one', async () => {
  const { first, second, submit, stateOf, purse } = await twoOrders()
  expect(34_000).toBeGreaterThan(standards.payPasswordAbove)
  expect(await submit(first, clientNo())).toMatchObject({ reason: 'PAY_PASSWORD' })
  const no = clientNo()
  const sealed = await sealedFor(server, no)
  expect(await submit(first, no, sealed)).toMatchObject({ code: 200, data: { state: 'paid' } })
  expect(await submit(second, clientNo(), sealed)).toMatchObject({ reason: 'WRONG_PASSWORD' })
  expect(await submit(second, no, sealed)).toMatchObject({ code: 500, reason: 'FORM' })
  expect(await stateOf(second)).toBe('unpaid')
  expect((await purse()).data).toMatchObject({ available: 66_000, frozen: 34_000 })
  const other = clientNo()
  expect(await submit(second, other, await sealedFor(server, other))).toMatchObject({ data: { state: 'paid' } })
})
