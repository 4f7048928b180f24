import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

// What goes wrong on a phone reaches the server's log, without what is private. In the browser: browser.spec.ts.

/** What the app tells of faults from now on, as the forms it sends. A worker's request is seen twice; each call has a number. */
function toldBy(page: Page): () => readonly URLSearchParams[] {
  const told = new Map<string, URLSearchParams>()
  page.on('request', (request) => {
    if (!request.url().endsWith('/fault/tell')) return
    told.set(request.headers()['n'] ?? '', new URLSearchParams(request.postData() ?? ''))
  })
  return () => [...told.values()]
}

test('in the mini-program what nobody handled reaches the server’s log, once each and without numbers', async ({
  app,
  page,
}) => {
  app.allowErrors(/broken on purpose/)
  const told = toldBy(page)
  await app.open()
  const fail = (how: 'error' | 'rejection') =>
    page.evaluate((one) => globalThis.__host.fail(one, `${one}, broken on purpose 192837`), how)
  for (const how of ['error', 'rejection', 'error', 'rejection'] as const) await fail(how)
  await expect
    .poll(() =>
      told()
        .map((one) => one.get('kind'))
        .sort(),
    )
    .toEqual(['error', 'rejection'])
  // The same again would have come by now.
  await page.waitForTimeout(300)
  expect(told()).toHaveLength(2)
  const texts = told()
    .map((one) => one.get('text'))
    .join()
  expect(texts).toMatch(/rejection, broken on purpose/)
  expect(texts).toMatch(/error, broken on purpose/)
  expect(texts).not.toContain('192837')
  expect(told().map((one) => one.get('page'))).toEqual(['pages/index/index', 'pages/index/index'])
})

test('in the mini-program a start at a page that is not there leads home and is told', async ({ app, page }) => {
  const told = toldBy(page)
  await app.open('pages/user/nothing?id=7')
  await expect.poll(() => app.path()).toBe('pages/index/index')
  await expect(app.screen().getByText('购买', { exact: true }).first()).toBeVisible()
  // The first call of all may be made twice, to learn the server's clock.
  const pages = () => [...new Set(told().map((one) => `${one.get('kind')} ${one.get('page')}`))]
  await expect.poll(pages).toEqual(['page pages/user/nothing'])
})

test('in the mini-program an old address opens the page that moved, and nothing is told', async ({ app, page }) => {
  const told = toldBy(page)
  await app.open('pages/user/money?kind=income')
  await expect.poll(() => app.path()).toBe('pages/wallet/money')
  await expect(app.screen().getByText('登录').first()).toBeVisible()
  expect(told()).toEqual([])
})
