import type { Page } from '@playwright/test'
import { becomePerson, pairOf } from '../pages/people'
import { expect, test, withMotion } from '../support/test'

// What only a browser has: its way back, its keyboard, its scrolling. The mini-program's host has none of them.
const mine = 'pages/user/user'
const dialog = (page: Page) => page.getByRole('dialog')
const openLogin = async (page: Page) => {
  await page.getByRole('button', { name: '登录区块' }).filter({ visible: true }).first().tap()
  await expect(dialog(page)).toBeVisible()
}
const isTabBarAt = (page: Page, x: number, y: number) =>
  page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest('.tab-bar') !== null, [x, y] as const)

test.use(withMotion)

test.beforeEach(({ app }) => {
  app.allowErrors(/favicon\.ico|Failed to load resource/)
})

test('going back closes the popup, and going forward does not bring it back', async ({ app, page }) => {
  await app.open()
  await app.tab(2)
  await openLogin(page)
  const before = page.url()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  expect(page.url()).toBe(before)
  await page.goForward()
  await page.waitForTimeout(300)
  await expect(dialog(page)).toHaveCount(0)
  await openLogin(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  expect(await app.path()).toBe(mine)
})

test('a reload while a popup is open leaves nothing behind', async ({ app, page }) => {
  await app.open('pages/account/loginUser')
  await app.open(mine)
  await openLogin(page)
  await page.reload()
  await expect(page.getByRole('button', { name: '登录区块' }).first()).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await page.waitForTimeout(300)
  await page.goBack()
  await expect.poll(() => app.path()).toBe('pages/account/loginUser')
})

test('the button that asks for a code stands beside its box, and as tall when the box says what is wrong', async ({
  app,
  page,
}) => {
  await app.open(mine)
  await openLogin(page)
  await page.getByText('短信登录', { exact: true }).tap()
  const box = await page.getByPlaceholder('6 位验证码').boundingBox()
  const button = await page.getByRole('button', { name: '获取验证码' }).boundingBox()
  if (!box || !button) throw new Error('box or button is not drawn')
  expect(button.x).toBeGreaterThanOrEqual(box.x + box.width)
  expect(button.y).toBeLessThan(box.y + box.height)
  await page.getByPlaceholder('手机号').fill('13800000000')
  await page.getByRole('checkbox', { name: '已阅读并同意' }).tap()
  await page.getByRole('button', { name: '登录', exact: true }).tap()
  await expect(page.getByText('请输入 6 位验证码')).toBeVisible()
  const after = await page.getByRole('button', { name: '获取验证码' }).boundingBox()
  expect(after?.height).toBe(button.height)
})

test('opening and closing in a hurry loses no page', async ({ app, page }) => {
  await app.open('pages/account/loginUser')
  await app.open(mine)
  for (let i = 0; i < 4; i += 1) {
    await openLogin(page)
    await page.keyboard.press('Escape')
  }
  await expect(dialog(page)).toHaveCount(0)
  await page.waitForTimeout(300)
  await page.goBack()
  await expect.poll(() => app.path()).toBe('pages/account/loginUser')
})

test('the page behind stays where it is, the focus stays inside, the scrim lies over the tab bar', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 500 })
  await app.open()
  await app.tab(2)
  await expect(page.getByRole('button', { name: '登录区块' }).filter({ visible: true }).first()).toBeVisible()
  const scroller = app.screen()
  await scroller.evaluate((element) => element.scrollTo(0, 40))
  const at = await scroller.evaluate((element) => element.scrollTop)
  expect(at).toBe(40)
  await openLogin(page)
  await page.mouse.move(180, 30)
  await page.mouse.wheel(0, 400)
  await page.waitForTimeout(200)
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(at)
  expect(await isTabBarAt(page, 60, 480)).toBe(false)
  for (let i = 0; i < 12; i += 1) {
    await page.keyboard.press('Tab')
    expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  expect(await isTabBarAt(page, 60, 480)).toBe(true)
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(at)
})

test('a way back in the middle of a slide ends on a page that is seen', async ({ app, page }) => {
  await becomePerson(app, pairOf('trade', app).buyer)
  await app.open(mine)
  await page.getByRole('button', { name: '账号菜单' }).tap()
  await page.getByText('切换账号').tap()
  await expect.poll(() => app.path()).toBe('pages/account/loginUser')
  await page.goBack()
  await expect.poll(() => app.path()).toBe(mine)
  await page.waitForTimeout(1000)
  await expect(page.locator('.taro_page').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('button', { name: '账号菜单' })).toBeVisible()
  await expect(page.getByRole('menu')).toHaveCount(0)
})
