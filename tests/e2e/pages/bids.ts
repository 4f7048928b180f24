import type { ApiOutput } from '@contract/endpoints/all'
import { demoAreaId as areaId } from '../../../demo/residents'
import type { Device } from '../support/device'
import { ask, clientNo } from '../support/device'
import type { AppDriver } from '../support/driver'
import { expect } from '../support/test'

/** Bids for three times the least quantity of the first item, not yet paid. */
export async function addBid(device: Device): Promise<ApiOutput<'/bctBuy/add'>> {
  const items = await ask(device, '/bctItem/list', { areaId })
  const item = items[0]
  if (!item) throw new Error('the city has no items')
  return ask(device, '/bctBuy/add', {
    clientNo: clientNo(),
    itemId: item.itemId,
    price: 333,
    qty: item.minQty * 3,
    content: '三份',
    delivery: 'meet',
    place: '北门',
    days: 7,
  })
}

/** Pays the bid at its cashier. */
export async function payBid(app: AppDriver, buyId: number): Promise<void> {
  await app.open(`pages/offer/buyPay?buyId=${buyId}`)
  await expect(app.screen().getByText('付款时限')).toBeVisible()
  await app.screenshot('bid-cashier')
  await app
    .screen()
    .getByRole('button', { name: /^付款 ¥/ })
    .tap()
  await expect(app.screen().getByText('等卖家接单')).toBeVisible()
  await app.screenshot('bid-paid')
  await app.screen().getByRole('button', { name: '看我的求购', exact: true }).tap()
  await expect(app.screen().getByText('等成交')).toBeVisible()
}

/** Closes the newest open bid in my bids, through the box that says how much comes back. */
export async function closeNewestBid(app: AppDriver): Promise<void> {
  await app.open('pages/orders/buy?tab=bids')
  const close = app.screen().getByRole('button', { name: '关闭求购', exact: true }).first()
  await expect(close).toBeVisible()
  await app.screenshot('my-bids')
  await close.tap()
  await app.screen().getByRole('alertdialog').getByRole('button', { name: '关闭求购' }).tap()
}
