import { openListing, payOrder, takeListing } from '../pages/board'
import { confirmBySlide, deliver, openNewest, readOrderNo } from '../pages/orders'
import { becomePerson, inputOf, pairOf } from '../pages/people'
import { ask, deviceOf } from '../support/device'
import type { AppDriver } from '../support/driver'
import { largePicture } from '../support/picture'
import { expect, test } from '../support/test'

test.use({ city: 'place' })

const name = '旧木工台，带抽屉'
const photo = largePicture('bench.gif', 200_000)

/** Looks for the thing among the items in vain, and sells it in own words: photo, name, numbers. Gives the listing's id. */
async function publishOwn(app: AppDriver): Promise<number> {
  const { seller } = pairOf('abilities', app)
  const screen = app.screen()
  await app.open('pages/publish/saleAdd')
  await screen.getByRole('button', { name: /^商品/ }).tap()
  await inputOf(screen, '搜索商品或分类').fill('木工台')
  await expect(screen.getByText('未找到这种商品，可以自定义名称出售')).toBeVisible()
  await app.screenshot('own-none')
  await screen.getByRole('button', { name: '其他（自定义）' }).tap()
  const add = app.screen().getByRole('button', { name: '添加照片', exact: true })
  await expect(add).toBeVisible()
  await app.screenshot('own-photo')
  await app.pickPicture(() => add.tap(), photo)
  await expect(app.screen().getByRole('button', { name: '看第 1 张' })).toBeVisible({ timeout: 30_000 })
  await app.screen().getByRole('button', { name: '下一步', exact: true }).tap()
  await expect(inputOf(app.screen(), '如：旧木工台')).toHaveValue('木工台')
  await inputOf(app.screen(), '如：旧木工台').fill(name)
  await app.screenshot('own-words')
  await app.screen().getByRole('button', { name: '下一步', exact: true }).tap()
  await app.screen().getByRole('button', { name: /^单位/ }).tap()
  await app.screen().getByRole('radio', { name: '张', exact: true }).tap()
  await inputOf(app.screen(), '请填写单价').fill('30')
  await inputOf(app.screen(), '请填写数量').fill('2')
  await inputOf(app.screen(), '见面地点，如北门服务点').fill('北门')
  await app.screenshot('own-numbers')
  await app.screen().getByRole('button', { name: '发布', exact: true }).tap()
  await expect.poll(() => app.path()).toBe('pages/orders/sale')
  await expect(app.screen().getByText(name).first()).toBeVisible()
  const own = await ask(await deviceOf(app.serverUrl, seller), '/bctSale/list', { areaId: 3253, mine: 1 })
  const sale = own.data.find(({ title }) => title === name)
  if (!sale) throw new Error(`${name} is not on sale`)
  return sale.saleId
}

test('a thing in own words is photographed, published, bought, delivered and confirmed', async ({ app }) => {
  test.setTimeout(240_000)
  const { buyer, seller } = pairOf('abilities', app)
  await becomePerson(app, seller)
  const saleId = await publishOwn(app)

  await becomePerson(app, buyer)
  await app.open('pages/search/index')
  await inputOf(app.screen(), '搜索商品、说明、区块编号').fill('木工台')
  await app.screen().locator('input').first().press('Enter')
  await expect(app.screen().getByText(name).first()).toBeVisible()
  await app.screenshot('own-found')
  await openListing(app, saleId)
  await expect(app.screen().getByText('最近成交')).toBeHidden()
  await app.screenshot('own-listing')
  await takeListing(app)
  expect(await payOrder(app)).toBe(3_000)
  const orderNo = await readOrderNo(app)
  await expect(app.screen().getByText(name).first()).toBeVisible()

  await becomePerson(app, seller)
  await openNewest(app, 'sale', '交付')
  expect(await readOrderNo(app)).toBe(orderNo)
  await deliver(app, '放在北门柜台')

  await becomePerson(app, buyer)
  await openNewest(app, 'buy', '确认收货')
  await confirmBySlide(app)
  await app.screenshot('own-done')
  await app.open()
  await app.screenshot('own-board')
})
