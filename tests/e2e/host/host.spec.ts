import { expect, test } from '../support/host-fixture'

test('a tap reaches the page, and a caught one goes no further', async ({ app }) => {
  await app.open()
  await app.screen().getByRole('button', { name: 'taps 0' }).tap()
  await expect(app.screen().getByText('taps 1')).toBeVisible()
  await app.screen().getByText('stops here').tap()
  await app.screen().getByText('taps 1').tap()
  await expect(app.screen().getByText('taps 2')).toBeVisible()
  await expect(app.screen().getByText('outer 0')).toBeVisible()
})

test('typing crosses to the script and back', async ({ app }) => {
  await app.open()
  await expect(app.screen().getByText('name', { exact: true })).toHaveCSS('color', 'rgb(9, 9, 9)')
  await app.screen().getByPlaceholder('name').fill('门牌')
  await expect(app.screen().getByText('hello 门牌')).toBeVisible()
})

test('what stands in a field stands in the middle of its box, also where only its least height is given', async ({
  app,
}) => {
  await app.open()
  const box = app.screen().locator('wx-input.tall')
  const [outer, inner] = await Promise.all([box.boundingBox(), box.locator('input').boundingBox()])
  expect(inner?.height, 'a browser centres it in its own box').toBe(outer?.height)
  expect(outer?.height).toBe(48)
})

test('a label presses the box it names, and a list scrolls to the child it is told', async ({ app }) => {
  await app.open()
  await app.screen().getByText('agree').tap()
  await expect(app.screen().getByText('picked yes')).toBeVisible()
  await app.screen().getByText('jump').tap()
  await expect(app.screen().getByText('row 6')).toBeInViewport()
  await expect(app.screen().getByText('low 1')).toBeVisible()
})

test('lengths in rpx are whole pixels in style sheets, in calc() and in inline styles, and the page ends above the home bar', async ({
  app,
}) => {
  await app.open()
  const box = app.screen().getByText('box', { exact: true })
  await expect(box).toHaveCSS('padding', '7px 10px')
  await expect(box).toHaveCSS('margin-left', '25px')
  await expect(box).toHaveCSS('width', '325px')
  await expect(box).toHaveCSS('border-top-width', '1px')
})

test('a request carries its own headers to the server that stands in for the built-in address', async ({
  app,
  echo,
}) => {
  const before = echo.count()
  await app.open()
  await app.screen().getByRole('button', { name: 'call' }).tap()
  await expect(app.screen().getByText('answer 200 abc world')).toBeVisible()
  expect(echo.count()).toBe(before + 1)
  await app.offline(true)
  await app.screen().getByRole('button', { name: 'call' }).tap()
  await expect(app.screen().getByText('answer request:fail')).toBeVisible()
  expect(echo.count()).toBe(before + 1)
})

test('storage outlives a restart', async ({ app }) => {
  await app.open()
  await app.screen().getByText('taps 0').tap()
  await expect(app.screen().getByText('taps 1')).toBeVisible()
  await app.open()
  await expect(app.screen().getByText('kept 1')).toBeVisible()
})

test('every setData is counted', async ({ app, page }) => {
  await app.open()
  await expect(app.screen().getByText('kept 0')).toBeVisible()
  await expect(app.screen().getByText('pictures 1')).toBeVisible()
  const before = (await page.evaluate(() => globalThis.__host.stats())) as { readonly setData: number }
  await app.screen().getByText('taps 0').tap()
  await expect(app.screen().getByText('taps 1')).toBeVisible()
  const after = (await page.evaluate(() => globalThis.__host.stats())) as { readonly setData: number }
  expect(after.setData - before.setData).toBe(1)
})

test('a page opens another with its parameters and is there again after the way back', async ({ app }) => {
  await app.open()
  await app.screen().getByText('taps 0').tap()
  await app.screen().getByRole('button', { name: 'open' }).tap()
  await expect(app.screen().getByText('detail 7 门牌')).toBeVisible()
  expect(await app.path()).toBe('pages/detail')
  await app.back()
  await expect(app.screen().getByText('taps 1')).toBeVisible()
})

test('a page container takes one step back in place of the page, by the phone and by the app', async ({ app }) => {
  await app.open()
  await app.screen().getByRole('button', { name: 'open' }).tap()
  for (const goBack of [app.back, () => app.screen().getByRole('button', { name: 'back' }).tap()]) {
    await app.screen().getByRole('button', { name: 'cover', exact: true }).tap()
    await expect(app.screen().getByText('left', { exact: true })).toBeVisible()
    // Before it is tapped for the first time, nothing has left either.
    await expect(app.screen().getByText('entered beforeenter enter afterenter')).toBeVisible()
    await goBack()
    await expect(app.screen().getByText('left beforeleave leave afterleave')).toBeVisible()
    expect(await app.path()).toBe('pages/detail')
  }
  await app.back()
  await expect.poll(() => app.path()).toBe('pages/home')
})

test('a page can be opened straight by its address', async ({ app }) => {
  await app.open('pages/detail?id=9&name=x')
  await expect(app.screen().getByText('detail 9 x')).toBeVisible()
})

test('a dialog waits for a finger and a toast says what was chosen', async ({ app }) => {
  await app.open()
  await app.screen().getByRole('button', { name: 'ask' }).tap()
  await app.answerModal('confirm')
  await expect.poll(() => app.toastText()).toBe('yes')
})

test('what only a phone can do fails until the test states the answer', async ({ app }) => {
  await app.open()
  await app.screen().getByRole('button', { name: 'pay' }).tap()
  await expect(app.screen().getByText('said requestPayment:fail not available')).toBeVisible()
  await app.mockFailure('requestPayment', 'requestPayment:fail cancel')
  await app.screen().getByRole('button', { name: 'pay' }).tap()
  await expect(app.screen().getByText('said requestPayment:fail cancel')).toBeVisible()
  await app.mock('requestPayment', {})
  await app.screen().getByRole('button', { name: 'pay' }).tap()
  await expect(app.screen().getByText('said requestPayment:ok')).toBeVisible()
  await app.mock('openType:getPhoneNumber', { code: 'C1' })
  await app.screen().getByRole('button', { name: 'phone' }).tap()
  await expect(app.screen().getByText('said C1')).toBeVisible()
})

test('the tab bar shows a badge, a new label, and the page that is tapped', async ({ app }) => {
  await app.open()
  expect(await app.tabLabel(1)).toBe('我的')
  await app.screen().getByRole('button', { name: 'tabs' }).tap()
  await expect.poll(() => app.tabLabel(1)).toBe('小明')
  expect(await app.tabBadge(1)).toBe('3')
  expect(await app.tabBadge(0)).toBe('')
  await app.tab(1)
  await expect(app.screen().getByText('mine')).toBeVisible()
})

test('what is left of a tap on a page presses no tab of the page that it opened', async ({ app, page }) => {
  await app.open()
  // A browser sends this to what then lies under the finger.
  await page.locator('.tab-item').nth(1).dispatchEvent('click')
  await app.screen().getByRole('button', { name: 'taps 0' }).tap()
  await expect(app.screen().getByText('taps 1')).toBeVisible()
  await app.tab(1)
  await expect(app.screen().getByText('mine')).toBeVisible()
})

test('the phone’s theme and a new version reach their listeners', async ({ app, page }) => {
  await app.open()
  await expect(app.screen().getByText('said good day nobody')).toBeVisible()
  await expect(page.locator('#tabbar')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(app.screen().getByText('theme dark dark')).toBeVisible()
  await expect(page.locator('#tabbar'), 'by theme.json').toHaveCSS('background-color', 'rgb(17, 30, 51)')
  await page.evaluate(() => globalThis.__host.notify('ThemeChange', { theme: 'light' }))
  await expect(app.screen().getByText('theme light light')).toBeVisible()
  await app.mock('update', { hasUpdate: true })
  await app.open()
  await expect(app.screen().getByText('said update ready')).toBeVisible()
})

test('a failure that the app does not handle is reported', async ({ app }) => {
  await app.open()
  await app.screen().getByRole('button', { name: 'break' }).tap()
  await expect.poll(() => app.errors()).toHaveLength(1)
  app.allowErrors(/broken on purpose/)
})

test('the script sees nothing that a phone does not have', async ({ app, page }) => {
  await app.open()
  await expect(app.screen().getByText('box')).toBeVisible()
  const seen = (await page.evaluate(() => globalThis.__host.hook('look', null, 'app'))) as Record<string, unknown>
  expect(Object.values(seen['typeofs'] ?? {})).toEqual(Array.from({ length: 9 }, () => 'undefined'))
  expect(seen['onGlobal']).toEqual([])
  expect(seen['codeFromText']).toBe('EvalError')
  expect([seen['unknownName'], seen['shadowedName']]).toEqual(['ReferenceError', 'undefined'])
})
