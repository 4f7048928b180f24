import { hearOf } from '../../../server/modules/orders/parcel/parcel'
import { parcel, stepTo } from '../../support/city/order-steps'
import { addRice, parties, riceIn, valueOf } from '../../support/city/small-city'
import type { TestServer } from '../../support/server/server'
import { testServer } from '../../support/server/server'
import { colleague } from '../console/colleagues'
import { doneOrder } from '../console/trades'

let server: TestServer

beforeEach(async () => {
  server = await testServer()
  await riceIn(server.deps.db)
})
afterEach(() => server.close())

it('a posted order is shown with its parcel and the kind of its last news, without the carrier’s words', async () => {
  const { deps } = server
  const zhou = await colleague(server, ['support'])
  const { seller, buyer } = await parties(deps)
  const { saleId } = valueOf(await addRice(deps, seller, { delivery: 'post', place: '' }))
  const { id } = await stepTo(deps, { seller, buyer }, 'delivered', saleId)
  const shown = async () => (await zhou.browser.call('/admin/order/info', { id })).data
  const bare = { ...parcel, sentAt: deps.clock.now(), signedAt: null, lastNews: null }
  expect((await shown()).parcel).toEqual(bare)
  deps.clock.forward(60_000)
  const at = deps.clock.now()
  const news = [{ at, text: '派送中，送往海德路 1 号张三' }]
  await deps.db.transaction().execute((tx) => hearOf(tx, deps, id, { way: 'signed', news, signedAt: at }))
  const after = await shown()
  expect(after.parcel).toEqual({ ...bare, signedAt: at, lastNews: { way: 'signed', at } })
  expect(JSON.stringify(after)).not.toContain('海德路')
})

it('an order that was handed over in person has none', async () => {
  const zhou = await colleague(server, ['support'])
  const { seller, buyer } = await parties(server.deps)
  await doneOrder(server.deps, seller, buyer)
  const { data } = await zhou.browser.call('/admin/order/list', {})
  const [met] = data.data
  expect((await zhou.browser.call('/admin/order/info', { id: met?.orderId ?? 0 })).data.parcel).toBeNull()
})
