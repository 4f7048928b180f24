import type { Page } from '@playwright/test'
import type { AppDriver } from '../support/driver'
import { expect, test } from '../support/test'

// What a guest reads first: one line on the buy home, and three pictures behind it.

const line = /^凭门牌买卖/
const says = (app: AppDriver, words: string | RegExp) => expect(app.screen().getByText(words).first()).toBeVisible()

/** In the light and in the dark, for looking at. */
async function photos(app: AppDriver, page: Page, name: string): Promise<void> {
  await app.screenshot(name)
  await page.emulateMedia({ colorScheme: 'dark' })
  await app.screenshot(`${name}-dark`)
  await page.emulateMedia({ colorScheme: 'light' })
}

test('a guest learns what becomes of the money, and looks around', async ({ app, page }) => {
  await app.open()
  await says(app, line)
  await expect(app.screen().getByText('购买', { exact: true }).first()).toBeVisible()
  await photos(app, page, 'first-visit')
  await app.screen().getByText(line).tap()
  await expect.poll(() => app.path()).toBe('pages/rich/guide')
  for (const words of ['付款，平台保管', '卖家交付', '确认收货，平台放款', /放款前可以发起纠纷/]) await says(app, words)
  await photos(app, page, 'guide')
  await app.screen().getByText('帮助', { exact: true }).tap()
  await says(app, '担保是什么？')
  await app.back()
  await app.screen().getByText('登录', { exact: true }).tap()
  await expect(app.screen().getByRole('dialog')).toBeVisible()
  await app.screen().getByRole('button', { name: '关闭' }).first().tap()
  await app.screen().getByText('去逛逛', { exact: true }).tap()
  await expect.poll(() => app.path()).toBe('pages/index/index')
  await says(app, line)
})

test('a guest puts the line away, and it does not come again', async ({ app, page }) => {
  await page.setViewportSize({ width: 320, height: 812 })
  await app.open('pages/rich/guide')
  await says(app, '卖家交付')
  await app.screenshot('guide-320')
  await app.open()
  await says(app, line)
  await app.screenshot('first-visit-320')
  await app.screen().getByRole('button', { name: '不再显示' }).tap()
  await expect(app.screen().getByText(line)).toHaveCount(0)
  await says(app, '在售')
  await app.open()
  await says(app, '在售')
  await expect(app.screen().getByText(line)).toHaveCount(0)
})
