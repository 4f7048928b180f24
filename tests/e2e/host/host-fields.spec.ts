import type { Page } from '@playwright/test'
import type { AppDriver } from '../support/driver'
import { expect, test } from '../support/host-fixture'

// What a phone's text boxes, pictures and tab bar do that a browser's do not.

const box = (app: AppDriver, name: string) => app.screen().getByPlaceholder(name)
const caretOf = (app: AppDriver, name: string) =>
  box(app, name).evaluate((element) => (element as HTMLInputElement).selectionStart)
const nameTab = (page: Page, text: string) =>
  page.evaluate((given) => globalThis.__host.hook('nameTab', given, 'app'), text)

test('the keyboard goes after its own key, and the box loses the focus, unless the app holds it', async ({ app }) => {
  await app.open('pages/fields')
  await box(app, 'caret').press('Enter')
  await expect(app.screen().getByText('heard confirm blur', { exact: true })).toBeVisible()
  await box(app, 'held').press('Enter')
  await expect(app.screen().getByText('heard confirm blur confirm', { exact: true })).toBeVisible()
  await expect(box(app, 'held')).toBeFocused()
})

test('a box begins where its cursor is set, and one whose text the app changes goes on at the end', async ({ app }) => {
  await app.open('pages/fields')
  await box(app, 'caret').focus()
  expect(await caretOf(app, 'caret')).toBe(2)
  await box(app, 'caret').press('x')
  await expect(box(app, 'caret')).toHaveValue('ABXCD')
  expect(await caretOf(app, 'caret')).toBe(5)
})

test('a keyboard for amounts has no letters', async ({ app }) => {
  await app.open('pages/fields')
  await box(app, 'pad').pressSequentially('1a2.-5')
  await expect(app.screen().getByText('typed 12.5', { exact: true })).toBeVisible()
})

test('a box takes and loses the focus as the app says', async ({ app, page }) => {
  await app.open('pages/fields')
  const turn = () => page.evaluate(() => globalThis.__host.hook('ask'))
  await expect(box(app, 'asked')).toBeVisible()
  await turn()
  await expect(box(app, 'asked')).toBeFocused()
  await turn()
  await expect(box(app, 'asked')).not.toBeFocused()
})

test('a box for more lines grows with its text where it is told to', async ({ app }) => {
  await app.open('pages/fields')
  const outer = app.screen().locator('wx-textarea')
  const before = await outer.boundingBox()
  await box(app, 'grows').fill('one\ntwo\nthree\nfour')
  const after = await outer.boundingBox()
  expect(after?.height).toBeGreaterThan((before?.height ?? 0) + 40)
})

test('a box for more lines in what is fixed says that it is', async ({ app, page }) => {
  await app.open('pages/fields')
  await page.evaluate(() => globalThis.__host.hook('open'))
  await expect(box(app, 'told')).toBeVisible()
  await expect.poll(() => app.errors()).toEqual([expect.stringContaining('“unfixed” stands in what is fixed')])
  app.allowErrors(/stands in what is fixed/)
})

test('a picture of the package is no background, and lies over the background of its own box', async ({ app }) => {
  await app.open('pages/fields')
  const image = app.screen().locator('wx-image.backed')
  await expect(image).toHaveCSS('background-image', 'none')
  await expect(image.locator('div')).toHaveCSS('background-image', /dot\.png/)
  expect(await app.errors()).toEqual([])
  await app.screen().getByRole('button', { name: 'picture' }).tap()
  await expect(app.screen().getByText('pictured')).toHaveCSS('background-image', 'none')
  await expect.poll(() => app.errors()).toEqual([expect.stringContaining('a phone does not show /images/dot.png')])
  app.allowErrors(/a phone does not show/)
})

test('a badge has four signs at most', async ({ app, page }) => {
  await app.open()
  for (const [text, shown] of [
    ['1234', '1234'],
    ['12345', '...'],
  ]) {
    await page.evaluate((given) => globalThis.__host.hook('badge', given, 'app'), text)
    await expect.poll(() => app.tabBadge(0)).toBe(shown)
  }
})

test('a name that is wider than its part of the tab bar is cut', async ({ app, page }) => {
  await app.open()
  await nameTab(page, '一二三四五六 12345')
  expect(await app.errors()).toEqual([])
  await nameTab(page, '一二三四五六七八九十一二三四五六七八九十')
  await expect.poll(() => app.errors()).toEqual([expect.stringContaining('tab bar: “一二三四五六七八九十一二三')])
  app.allowErrors(/is cut/)
})
