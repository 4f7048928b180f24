import { messengerAgent } from '../pages/messenger'
import { becomePerson, pairOf } from '../pages/people'
import { deviceOf } from '../support/device'
import type { AppDriver } from '../support/driver'
import { expect, test } from '../support/test'

test.use({ city: 'place' })

/** A listing whose place was chosen on a map. */
async function listingAt(app: AppDriver): Promise<number> {
  const { server, who } = await deviceOf(app.serverUrl, pairOf('abilities', app).seller)
  const { data: board } = await server.call('/bctSale/list', { areaId: 3253 }, who)
  const item = board.items[0]
  if (!item) throw new Error('the demo city has no goods')
  const numbers = { price: 680, qty: item.minQty, minQty: item.minQty, days: 7 }
  const said = { title: '地图选点的商品', content: '', thumbs: '', delivery: 'meet' as const, place: '北门 2 号柜' }
  const wish = { clientNo: crypto.randomUUID(), itemId: item.itemId, ...numbers, ...said, spot: '31.230416,121.473701' }
  const answer = await server.call('/bctSale/add', wish, who)
  expect(answer.code, answer.msg).toBe(200)
  return answer.data.saleId
}

const there = expect.objectContaining({ latitude: 31.230416, longitude: 121.473701, name: '北门 2 号柜' }) as unknown

async function tapPlace(app: AppDriver): Promise<void> {
  await becomePerson(app, pairOf('abilities', app).buyer)
  await app.open(`pages/offer/salePay?saleId=${await listingAt(app)}`)
  await app.screen().getByText('当面 · 北门 2 号柜').tap()
}

test('in the mini-program the place of a listing opens on the messenger’s own map', async ({ app, page }) => {
  await app.open()
  await app.mock('openLocation', {})
  await tapPlace(app)
  const calls = () => page.evaluate(() => globalThis.__host.calls.filter(({ name }) => name === 'openLocation'))
  await expect.poll(async () => (await calls()).map(({ arg }) => arg)).toEqual([there])
})

test.describe('in the messenger’s browser', () => {
  test.use({ userAgent: messengerAgent({ device: 'place' }) })

  test('in the messenger’s browser the place of a listing opens on the messenger’s own map', async ({ app, page }) => {
    await tapPlace(app)
    const given = () => page.evaluate(() => Reflect.get(globalThis, '__messengerMenu') as unknown)
    await expect.poll(given).toMatchObject({ openLocation: there })
  })
})
