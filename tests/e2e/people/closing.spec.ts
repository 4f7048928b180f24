import { byMobile } from '../pages/handovers'
import { becomePerson, becomeUserOf, inputOf, owing } from '../pages/people'
import { seriousFaults } from '../../support/browser/axe'
import type { Device } from '../support/device'
import type { AppDriver } from '../support/driver'
import { expect, test } from '../support/test'

// It ends an account for ever, so it has a server of its own.
test.use({ city: 'clock' })
test.describe.configure({ timeout: 240_000 })

const button = (app: AppDriver, name: string) => app.screen().getByRole('button', { name, exact: true })

const openClosing = async (app: AppDriver) => {
  await app.open('pages/user/user')
  await app.screen().getByText('资料', { exact: true }).tap()
  await app.screen().getByText('注销账号', { exact: true }).tap()
  await expect(app.screen().getByText('会保留', { exact: true })).toBeVisible()
}

test.beforeEach(({ app }) => app.allowErrors(/favicon\.ico/))

test('who still trades is told what has to end first, and is led there', async ({ app, page }) => {
  await becomePerson(app, owing)
  await openClosing(app)
  await expect(app.screen().getByText('未结束的订单和纠纷')).toBeVisible()
  await expect(app.screen().getByRole('button', { name: /^还有 \d+ 项未处理$/ })).toBeDisabled()
  await app.screenshot('closing-refused')
  // In the mini-program WeChat gives headings their level, and scrolls without the focus.
  for (const colorScheme of app.target === 'h5' ? (['dark', 'light'] as const) : []) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect.soft(await seriousFaults(app.screen()), colorScheme).toEqual([])
  }
  await app.screen().getByText('账户仍有资金').tap()
  await expect.poll(() => app.path()).toContain('money')
})

test('a newcomer closes the account after a code and a question, sees that it waits, and takes it back', async ({
  app,
  page,
}) => {
  const mobile = app.target === 'h5' ? '13700012801' : '13700012802'
  const device = await byMobile(app.serverUrl, mobile)
  const before = await codeFor(device, mobile)
  await becomeUserOf(app, device)
  await openClosing(app)
  await app.screenshot('closing')
  await button(app, '注销账号').tap()
  await button(app, '获取验证码').tap()
  await expect.poll(() => codeFor(device, mobile)).not.toBe(before)
  await inputOf(app.screen(), '6 位验证码').fill(await codeFor(device, mobile))
  await button(app, '下一步').tap()
  await app.screen().getByRole('alertdialog').getByRole('button', { name: '确定注销' }).tap()
  await expect(app.screen().getByText('账号注销中，剩 7 天')).toBeVisible()
  await app.screenshot('closing-waits')
  for (const colorScheme of app.target === 'h5' ? (['dark', 'light'] as const) : []) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await app.screenshot(`closing-waits-${colorScheme}`)
    expect.soft(await seriousFaults(app.screen()), colorScheme).toEqual([])
  }
  await button(app, '撤回注销').tap()
  await expect(app.screen().getByText('会保留', { exact: true })).toBeVisible()
  await expect(button(app, '注销账号')).toBeVisible()
})

/** The newest code that was sent to a number. */
async function codeFor({ server, who }: Device, mobile: string): Promise<string> {
  const { data } = await server.call('/admin/smsOutbox', {}, { ak: who.ak })
  return /\d{6}/.exec(data.messages.find((one) => one.mobile === mobile)?.text ?? '')?.[0] ?? ''
}
