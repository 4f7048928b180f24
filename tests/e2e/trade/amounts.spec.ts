import type { Page } from '@playwright/test'
import { demoPassword } from '../../../demo/residents'
import { openListingOf, takeListing } from '../pages/board'
import type { Figures } from '../pages/large-amounts'
import { enlargeAmounts, figuresOn } from '../pages/large-amounts'
import { becomePerson } from '../pages/people'
import { walletPage } from '../pages/wallet'
import type { AppDriver } from '../support/driver'
import { ask, deviceOf } from '../support/device'
import { followRequests } from '../support/network/rest'
import { expect, test } from '../support/test'

const person = (blockNo: number) => ({ blockNo, password: demoPassword(blockNo) })
const cat = 128

test.use({ viewport: { width: 320, height: 640 } })

const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1_200))

/** The figures once all of them are there: a page may get them by more than one call, one after the other. */
async function figuresThatStand(app: AppDriver, name: string): Promise<Figures> {
  let before = await figuresOn(app.screen())
  await expect
    .poll(
      async () => {
        const now = await figuresOn(app.screen())
        const isSettled = now.places.length > 0 && now.places.length === before.places.length
        before = now
        return isSettled
      },
      { message: `${name}: all figures`, intervals: [700] },
    )
    .toBe(true)
  return before
}

/** Every amount on the open page fits on one line, and does not move while the clocks run. */
async function expectWhole(app: AppDriver, page: Page, name: string): Promise<void> {
  await followRequests(page)()
  await expect(app.screen().getByText('12,345,678', { exact: false }).first(), name).toBeVisible()
  const first = await figuresThatStand(app, name)
  expect.soft(first.faults, name).toEqual([])
  await aSecond()
  expect.soft((await figuresOn(app.screen())).places, `${name}, a second later`).toEqual(first.places)
}

test('amounts of millions neither wrap nor jump nor leave a screen of 320', async ({ app, page }) => {
  test.setTimeout(240_000)
  app.allowErrors(/favicon\.ico/)
  followRequests(page)
  await becomePerson(app, person(cat))
  await enlargeAmounts(page)
  for (const name of ['money', 'freeze', 'income', 'withdraw', 'withdrawAdd', 'recharge']) {
    await app.open(walletPage(name))
    await expectWhole(app, page, name)
  }
  for (const tab of ['paid', 'closed']) {
    await app.open('pages/orders/pay')
    await app
      .screen()
      .getByRole('tab', { name: tab === 'paid' ? '已付款' : '已关闭' })
      .tap()
    await expectWhole(app, page, `pay, ${tab}`)
  }
  await app.open('pages/user/user')
  await expectWhole(app, page, 'mine')
})

test('the cashier’s amounts stand whole at 320, too', async ({ app, page }) => {
  test.setTimeout(120_000)
  app.allowErrors(/favicon\.ico/)
  followRequests(page)
  await becomePerson(app, person(36))
  await openListingOf(app, 3021)
  await takeListing(app)
  const address = await app.path()
  expect(address).toBe('pages/offer/salePay')
  const device = await deviceOf(app.serverUrl, person(36))
  const [pay] = (await ask(device, '/bctPay/list', { tab: 'unpaid' })).data
  if (!pay) throw new Error('nothing is to be paid')
  await enlargeAmounts(page)
  await app.open(`pages/offer/salePay?orderId=${pay.bizId}`)
  await expectWhole(app, page, 'cashier')
})
