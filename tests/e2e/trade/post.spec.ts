import type { Page } from '@playwright/test'
import { payOrder, takeListing } from '../pages/board'
import { openOrder } from '../pages/disputes'
import { gatewayOf } from '../pages/gateway'
import { readOrderNo } from '../pages/orders'
import { becomePerson, inputOf, operator, pairOf } from '../pages/people'
import type { Person } from '../support/device'
import { ask, clientNo, deviceOf } from '../support/device'
import type { AppDriver } from '../support/driver'
import { expect, test } from '../support/test'

test.use({ city: 'place' })

/** A listing whose goods are sent by post. */
async function postedListing(app: AppDriver): Promise<number> {
  const seller = await deviceOf(app.serverUrl, pairOf('abilities', app).seller)
  const board = await ask(seller, '/bctSale/list', { areaId: 3253 })
  const item = board.items[0]
  if (!item) throw new Error('the demo city has no goods')
  const numbers = { price: 680, qty: item.minQty * 4, minQty: item.minQty, days: 7 }
  const said = { title: '快递寄出的商品', content: '', thumbs: '', delivery: 'post' as const, place: '' }
  const { saleId } = await ask(seller, '/bctSale/add', {
    clientNo: clientNo(),
    itemId: item.itemId,
    ...numbers,
    ...said,
  })
  return saleId
}

const chosen = '王五 13700009999'

/** Forgets all addresses of somebody, or those of one name. */
async function forget(app: AppDriver, person: Person, of?: string): Promise<void> {
  const device = await deviceOf(app.serverUrl, person)
  const { data } = await ask(device, '/bctAddress/list', {})
  for (const { addressId: id, name } of data)
    if (of === undefined || name === of) await ask(device, '/bctAddress/remove', { id })
}

async function writeAddress(app: AppDriver): Promise<void> {
  const screen = app.screen()
  await inputOf(screen, '姓名').fill('王五')
  await inputOf(screen, '11 位手机号').fill('13700009999')
  await screen.getByRole('button', { name: /^所在地区/ }).tap()
  for (const name of ['广东省', '深圳市', '南山区']) await screen.getByRole('radio', { name, exact: true }).tap()
  await inputOf(screen, '街道、小区、楼栋、门牌号').fill('海德路 1 号')
  await app.screenshot('address-form')
  await screen.getByRole('button', { name: '保存' }).tap()
}

/** What WeChat knows is filled in; what is missing is typed. */
async function bringAddress(app: AppDriver): Promise<void> {
  const kept = { userName: '王五', telNumber: '13700009999', nationalCode: '440305', detailInfo: '海德路 1 号' }
  await app.mock('chooseAddress', kept)
  await app.screen().getByText('从微信地址导入').tap()
  await expect(app.screen().getByText('广东省 深圳市 南山区')).toBeVisible()
  await app.screenshot('address-form')
  await app.screen().getByRole('button', { name: '保存' }).tap()
}

const parcelNo = 'SF1400000000128'
const ruled = '签收后 72 小时、最晚寄出后 10 天未确认，自动放款'

/** A number that is typed in the browser, and read from the label in the mini-program, which also knows its carrier. */
async function fillParcel(app: AppDriver): Promise<void> {
  const screen = app.screen()
  if (app.target === 'weapp') {
    await app.mock('scanCode', { result: parcelNo, scanType: 'CODE_128' })
    await screen.getByText('扫描面单条码').tap()
    await expect(screen.getByRole('checkbox', { name: '顺丰' })).toHaveAttribute('aria-checked', 'true')
    return
  }
  await screen.getByRole('checkbox', { name: '顺丰' }).tap()
  await inputOf(screen, '面单上的号码').fill(parcelNo)
}

/** A sheet that is too tall for a phone scrolls below its button. */
async function expectSendInSight(app: AppDriver, page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 568 })
  await expect(app.screen().getByRole('button', { name: '确认寄出' })).toBeInViewport({ ratio: 1 })
  if (before) await page.setViewportSize(before)
}

async function idOf(app: AppDriver, person: Person, orderNo: string): Promise<number> {
  const { data } = await ask(await deviceOf(app.serverUrl, person), '/bctOrder/list', { side: 'buy' })
  const found = data.find((one) => one.orderNo === orderNo)
  if (!found) throw new Error(`no order ${orderNo}`)
  return found.orderId
}

/** The carrier of our sandbox does something with the parcel as soon as it is followed, and tells the server. */
async function moved(app: AppDriver, state: 'collected' | 'signed'): Promise<void> {
  const url = `${await gatewayOf(app, operator)}/kuaidi100/sandbox/move`
  const body = JSON.stringify({ com: 'shunfeng', num: parcelNo, state })
  const headers = { 'content-type': 'application/json' }
  await expect
    .poll(async () => JSON.stringify(await (await fetch(url, { method: 'POST', headers, body })).json()))
    .toContain('"returnCode":"200"')
}

test('a posted order is paid with an address, which its seller reads; it is sent, followed and signed for', async ({
  app,
  page,
}) => {
  test.setTimeout(180_000)
  const { buyer, seller } = pairOf('abilities', app)
  const saleId = await postedListing(app)
  await forget(app, buyer)
  await becomePerson(app, buyer)
  await app.open(`pages/offer/salePay?saleId=${saleId}`)
  await takeListing(app)
  await expect(app.screen().getByText('请先添加收货地址')).toBeVisible()
  await app.screenshot('cashier-no-address')
  await app.screen().getByText('添加收货地址', { exact: true }).tap()
  if (app.target === 'weapp') await bringAddress(app)
  else await writeAddress(app)
  await expect(app.screen().getByText(chosen)).toBeVisible()
  await app.screenshot('cashier-address')
  await payOrder(app)
  const orderNo = await readOrderNo(app)
  await expect(app.screen().getByText('广东省 深圳市 南山区 海德路 1 号')).toBeVisible()

  await becomePerson(app, seller)
  await app.open('pages/orders/sale')
  await app.screen().getByText('快递寄出的商品').first().tap()
  expect(await readOrderNo(app)).toBe(orderNo)
  await expect(app.screen().getByText(chosen)).toBeVisible()
  await expect(app.screen().getByRole('button', { name: '复制，收货地址' })).toBeVisible()
  await app.screenshot('order-address')

  await app.screen().getByRole('button', { name: '交付', exact: true }).tap()
  await expectSendInSight(app, page)
  await fillParcel(app)
  await app.screenshot('deliver-post')
  await app.screen().getByRole('button', { name: '确认寄出' }).tap()
  await expect(app.screen().getByRole('button', { name: '复制，快递单号' })).toBeVisible()
  await expect(app.screen().getByText(ruled)).toBeVisible()

  await becomePerson(app, buyer)
  await openOrder(app, await idOf(app, buyer, orderNo))
  await expect(app.screen().getByText(`顺丰 ${parcelNo}`, { exact: true })).toBeVisible()
  await app.screenshot('order-parcel')
  await moved(app, 'collected')
  await openOrder(app, await idOf(app, buyer, orderNo))
  await expect(app.screen().getByText('快件已揽收').first()).toBeVisible()
  await app.screenshot('order-parcel-news')
  await moved(app, 'signed')
  await app.screen().getByRole('button', { name: '复制，快递单号' }).tap()
  await expect.poll(() => app.toastText()).toBe('快递单号已复制')
  await openOrder(app, await idOf(app, buyer, orderNo))
  await expect(app.screen().getByText(/ 已签收$/)).toBeVisible()
  await app.screenshot('order-parcel-signed')
})

test('the addresses of 我的: a second one, another default, one less', async ({ app }) => {
  const { buyer } = pairOf('axe', app)
  await forget(app, buyer, '王五')
  await becomePerson(app, buyer)
  await app.open('pages/user/user')
  await app.screen().getByText('收货地址', { exact: true }).tap()
  await expect(app.screen().getByText('张姨', { exact: true })).toBeVisible()
  await app.screen().getByRole('button', { name: '新增地址' }).tap()
  if (app.target === 'weapp') await bringAddress(app)
  else await writeAddress(app)
  await expect(app.screen().getByText('共 2 个，最多 20 个')).toBeVisible()
  await app.screen().getByRole('button', { name: '设为默认，王五' }).tap()
  await expect(app.screen().getByRole('button', { name: '设为默认，张姨' })).toBeVisible()
  await app.screenshot('addresses')
  await app.screen().getByRole('button', { name: '删除，王五' }).tap()
  await app.screen().getByRole('alertdialog').getByRole('button', { name: '删除' }).tap()
  await expect(app.screen().getByText('共 1 个，最多 20 个')).toBeVisible()
  await expect(app.screen().getByText('默认', { exact: true })).toBeVisible()
})
