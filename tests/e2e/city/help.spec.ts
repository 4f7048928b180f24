import type { Page } from '@playwright/test'
import { openListingOf, takeListing } from '../pages/board'
import { becomePerson, inputOf, pairOf } from '../pages/people'
import { ask, clientNo, deviceOf } from '../support/device'
import type { AppDriver } from '../support/driver'
import { expect, test } from '../support/test'

// Questions and their answers, the links to them where they arise, and what is agreed to.

const says = (app: AppDriver, words: string | RegExp) => expect(app.screen().getByText(words).first()).toBeVisible()
const helpPage = 'pages/rich/index'

/** In the light and in the dark, for looking at. */
async function photos(app: AppDriver, page: Page, name: string): Promise<void> {
  await app.screenshot(name)
  await page.emulateMedia({ colorScheme: 'dark' })
  await app.screenshot(`${name}-dark`)
  await page.emulateMedia({ colorScheme: 'light' })
}

test('a guest finds an answer by his own words, without a network', async ({ app, page }) => {
  app.allowErrors(/request:fail|ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await app.open('pages/user/user')
  await app.screen().getByText('帮助和协议').tap()
  await expect.poll(() => app.path()).toBe(helpPage)
  await says(app, '担保是什么？')
  await photos(app, page, 'help')
  await app.offline(true)
  await inputOf(app.screen(), '搜索问题').fill('卖家一直不交付')
  await says(app, '搜索结果')
  await expect(app.screen().getByText('充值的金额能提现吗？')).toBeHidden()
  await app.screen().getByText('卖家不交付怎么办？').tap()
  await says(app, /超时自动退款，不需要你操作/)
  await photos(app, page, 'help-found')
  await inputOf(app.screen(), '搜索问题').fill('理发')
  await says(app, '未找到相关问题')
  await app.screenshot('help-none')
  await app.offline(false)
  await app.back()
  await expect.poll(() => app.path()).toBe('pages/user/user')
})

test('the cashier leads to what becomes of the money, and back to the payment', async ({ app }) => {
  const { buyer, seller } = pairOf('abilities', app)
  const device = await deviceOf(app.serverUrl, buyer)
  const unpaid = async () =>
    (await ask(device, '/bctOrder/list', { side: 'buy' })).data.filter(({ state }) => state === 'unpaid')
  const before = (await unpaid()).map(({ orderId }) => orderId)
  await becomePerson(app, buyer)
  await openListingOf(app, seller.blockNo)
  await takeListing(app)
  await app.screenshot('cashier-help')
  await app.screen().getByText('帮助', { exact: true }).tap()
  await expect.poll(() => app.path()).toBe(helpPage)
  await says(app, /货款先冻结在担保里/)
  await app.screenshot('help-asked')
  await app.back()
  await expect(app.screen().getByRole('button', { name: /^付款 ¥/ })).toBeVisible()
  // Other scenarios take as this person, who may have three unpaid orders.
  for (const { orderId: id, ver } of (await unpaid()).filter((one) => !before.includes(one.orderId)))
    await ask(device, '/bctOrder/cancel', { clientNo: clientNo(), id, ver })
})

test('who signs in reads first what is agreed to', async ({ app, page }) => {
  await app.open('pages/user/user')
  await app.screen().getByRole('button', { name: '登录区块', exact: true }).first().tap()
  await expect(app.screen().getByRole('dialog')).toBeVisible()
  await photos(app, page, 'login-terms')
  await app.screen().getByText('短信登录', { exact: true }).tap()
  await app.screenshot('login-terms-sms')
  await app.screen().getByRole('button', { name: '获取验证码' }).tap()
  await says(app, '请先阅读并勾选同意')
  await app.screen().getByText('《隐私政策》').tap()
  await expect.poll(() => app.path()).toBe(helpPage)
  await says(app, '一、我们收集什么，用来做什么')
  await expect(app.screen().getByRole('dialog')).toHaveCount(0)
  await photos(app, page, 'privacy')
  await app.back()
  await app.screen().getByText('帮助和协议').tap()
  await app.screen().getByText('交易规则', { exact: true }).tap()
  await says(app, '六、纠纷和裁定')
  await app.screenshot('rules')
})
