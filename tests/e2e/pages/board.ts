import type { AppDriver } from '../support/driver'
import { expect } from '../support/test'
import { fenOf } from './people'

/** The button of a listing, for who is signed in and for a guest. */
const toBuy = /^(去付款|登录后购买)$/

/** How many pages of the board are looked through. */
const pagesAtMost = 8

/** Opens the first listing of a block on the buy home. */
export async function openListingOf(app: AppDriver, blockNo: number): Promise<void> {
  await app.open()
  const screen = app.screen()
  // Only the row of a listing has both the seller's number and 买 as its last word.
  const row = screen
    .getByRole('article')
    .filter({ hasText: new RegExp(`${blockNo}.*买\\s*$`, 's') })
    .first()
  const more = screen.getByText('看更多')
  for (let page = 0; page < pagesAtMost; page += 1) {
    await expect(row.or(more).first()).toBeVisible()
    if (await row.isVisible()) break
    await more.tap()
  }
  await row.getByText('购买', { exact: true }).tap()
  await expect(app.screen().getByRole('button', { name: toBuy })).toBeVisible()
}

/** Opens a listing by its id. */
export async function openListing(app: AppDriver, saleId: number): Promise<void> {
  await app.open(`pages/offer/salePay?saleId=${saleId}`)
  await expect(app.screen().getByRole('button', { name: toBuy })).toBeVisible()
}

/** Takes the quantity that is offered first, through the first-purchase reminder when there is one, up to the cashier. */
export async function takeListing(app: AppDriver): Promise<void> {
  await app.screen().getByText('去付款').tap()
  const reminder = app.screen().getByText('知道了，去付款')
  const clock = app.screen().getByText('付款时限')
  await expect(reminder.or(clock).first()).toBeVisible()
  if (await reminder.isVisible()) await reminder.tap()
  await expect(clock).toBeVisible()
}

/** The page after the payment, which says what follows; from there to the order. */
export async function seeOrder(app: AppDriver): Promise<void> {
  await expect(app.screen().getByText('接下来')).toBeVisible({ timeout: 20_000 })
  await app.screen().getByRole('button', { name: '看订单', exact: true }).tap()
  await expect(app.screen().getByText('买家已付款，资金由平台担保')).toBeVisible()
}

/** Pays at the cashier, goes on to the order, and gives the amount in fen. */
export async function payOrder(app: AppDriver): Promise<number> {
  const pay = app.screen().getByRole('button', { name: /^付款 ¥/ })
  const amount = fenOf((await pay.textContent()) ?? '')
  await pay.tap()
  await seeOrder(app)
  return amount
}
