import type { Person } from '../support/device'
import { demoPassword } from '../../../demo/residents'
import { ask, deviceOf } from '../support/device'
import type { AppDriver } from '../support/driver'
import { becomePerson, inputOf } from '../pages/people'
import { expect, test } from '../support/test'

test.use({ city: 'reviews' })

const resident = (blockNo: number): Person => ({ blockNo, password: demoPassword(blockNo) })

/** A listing of the demo city's block 36, whose buyers rated it. */
async function listingOf36(app: AppDriver) {
  const device = await deviceOf(app.serverUrl, resident(128))
  const { data } = await ask(device, '/bctSale/list', { areaId: 3253, q: '36' })
  const sale = data.find(({ seller }) => seller.blockNo === 36)
  if (!sale) throw new Error('block 36 sells nothing')
  return sale
}

test(
  'what buyers say of a seller is read from a listing, and the seller is followed',
  { tag: '@on-weapp' },
  async ({ app }) => {
    const sale = await listingOf36(app)
    await becomePerson(app, resident(128))
    await app.open(`pages/offer/salePay?saleId=${sale.saleId}`)
    await app
      .screen()
      .getByText(/入住 \d+ 天/)
      .tap()
    const screen = app.screen()
    for (const words of ['超时率', '4.7', '鸡蛋新鲜，有两个磕了', '下次用蛋托装，这两个已补给你'])
      await expect(screen.getByText(words)).toBeVisible()
    await screen.getByRole('button', { name: '关注', exact: true }).tap()
    await expect(screen.getByRole('button', { name: '已关注' })).toBeVisible()
    await app.open('pages/account/favourites')
    await expect(app.screen().getByText(/^在售 \d+ 件$/)).toBeVisible()
  },
)

test('the seller answers a review once', { tag: '@on-h5' }, async ({ app }) => {
  const { server, who } = await deviceOf(app.serverUrl, resident(36))
  const sale = await listingOf36(app)
  const page = await server.call('/bctSale/info', { id: sale.saleId }, who)
  await becomePerson(app, resident(36))
  await app.open(`pages/block/info?id=${page.data.sellerBlockId}&home=1`)
  const screen = app.screen()
  await screen.getByRole('button', { name: '回复 132' }).tap()
  await inputOf(screen, '所有人可见，只能回复一次').fill('明早也给你留')
  await screen.getByRole('button', { name: '提交回复' }).tap()
  await expect(screen.getByText('明早也给你留')).toBeVisible()
  await expect(screen.getByRole('button', { name: '回复 132' })).toBeHidden()
})
