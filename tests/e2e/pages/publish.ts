import { demoAreaId as areaId } from '../../../demo/residents'
import type { Person } from '../support/device'
import { ask, deviceOf } from '../support/device'
import type { AppDriver } from '../support/driver'
import { expect } from '../support/test'

export interface Wares {
  readonly item: string
  readonly title: string
  /** In yuan, as typed. */
  readonly price: string
  readonly qty: string
}

/** The text box with this label; its accessible name includes 必填. */
const box = (app: AppDriver, label: string) =>
  app
    .screen()
    .locator('input, textarea')
    .and(app.screen().getByLabel(new RegExp(`^${label}`)))

/** Fills in the form of a listing. */
export async function fillWares(app: AppDriver, wares: Wares): Promise<void> {
  await app.screen().getByRole('button', { name: /^商品/ }).tap()
  await app.screen().getByRole('radio', { name: wares.item }).tap()
  await box(app, '标题').fill(wares.title)
  await box(app, '单价').fill(wares.price)
  await box(app, '数量').fill(wares.qty)
  await box(app, '地点').fill('北门')
}

/** Publishes the filled-in form; ends at the list of own listings. */
export async function pressPublish(app: AppDriver): Promise<void> {
  await app.screen().getByRole('button', { name: '发布', exact: true }).tap()
  await expect.poll(() => app.path()).toBe('pages/orders/sale')
}

/** Publishes a listing by hand as the device's person, and returns its id. */
export async function publish(app: AppDriver, seller: Person, wares: Wares): Promise<number> {
  await app.open('pages/publish/saleAdd')
  await fillWares(app, wares)
  await pressPublish(app)
  await expect(app.screen().getByText(wares.title).first()).toBeVisible()
  const own = await ask(await deviceOf(app.serverUrl, seller), '/bctSale/list', { areaId, mine: 1 })
  const sale = own.data.find(({ title }) => title === wares.title)
  if (!sale) throw new Error(`${wares.title} is not on sale`)
  return sale.saleId
}
