import type { Page } from '@playwright/test'
import { hold } from '../support/network/hold'
import { expect, test } from '../support/test'

/** The chunk of all lazy pieces (decision 0116). */
const late = '**/js/lazy.*.js'
const dialog = (page: Page) => page.getByRole('dialog')
const city = (page: Page) => page.getByRole('button', { name: /3253/ }).first()

/** Every script that the page has asked for. */
function scriptsOf(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** The files that a page names for itself in the header of its address. */
const filesIn = (link: string | null | undefined): readonly string[] =>
  [...(link ?? '').matchAll(/<([^>]+)>/g)].flatMap(([, file]) => file ?? [])

test.beforeEach(({ app }) => {
  app.allowErrors(/favicon\.ico|Failed to load resource/)
})

test('a first visit in the browser asks for no popup, and has them in advance when it is idle', async ({
  app,
  page,
}) => {
  const asked = scriptsOf(page)
  await app.open()
  await expect(city(page)).toBeVisible()
  expect(asked.filter((path) => path.includes('/lazy.'))).toEqual([])
  await expect.poll(() => asked.filter((path) => path.includes('/lazy.')).length, { timeout: 15_000 }).toBe(1)
})

test('a page that is opened in the browser by its address asks for its own files before the app runs, and once', async ({
  app,
  page,
}) => {
  const letGo = await hold(page, '**/js/app.*.js')
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  const answer = await page.goto(`${app.serverUrl}/pages/user/money`, { waitUntil: 'commit' })
  const named = filesIn(await answer?.headerValue('link'))
  expect(named.length).toBeGreaterThan(1)
  await expect.poll(() => named.filter((file) => !files.includes(file))).toEqual([])
  letGo()
  await expect(page.getByText('登录').first()).toBeVisible()
  expect(named.map((file) => files.filter((asked) => asked === file).length)).toEqual(named.map(() => 1))
})

test('a tab that still loads in the browser does not come over the one that is tapped after it', async ({
  app,
  page,
}) => {
  const asked = scriptsOf(page)
  await app.open()
  await expect(city(page)).toBeVisible()
  const answer = await page.request.get(`${app.serverUrl}/pages/user/user`, { headers: { accept: 'text/html' } })
  // The server draws it, so it asks for its scripts by itself.
  const named = [...(await answer.text()).matchAll(/"(\/[^"]*\.js)"/g)].map(([, file = '']) => file)
  const own = named.filter((file) => !asked.includes(file))
  const isOwn = (address: string) => own.includes(new URL(address).pathname)
  expect(own.length).toBeGreaterThan(0)
  const letGo = await hold(page, ({ href }) => isOwn(href))
  await app.open()
  await app.tab(2)
  expect(await app.path()).toBe('pages/user/user')
  await expect.poll(() => asked.some((path) => own.includes(path)), 'its files are held back').toBe(true)
  await app.tab(0)
  const arrived = page.waitForEvent('requestfinished', (one) => isOwn(one.url()))
  letGo()
  await arrived
  // Nothing tells that a page does not come: it took 30 ms where it did.
  await page.waitForTimeout(500)
  await expect(city(page)).toBeVisible()
  expect(await app.path()).toBe('pages/index/index')
  await app.tab(2)
  await expect(app.screen().getByRole('button', { name: '登录区块' })).toBeVisible()
})

test('what cannot be loaded in the browser is told, and the next tap loads it again', async ({ app, page }) => {
  app.allowErrors(/ChunkLoadError|Loading chunk/)
  await page.route(late, (route) => route.abort())
  await app.open()
  await city(page).tap()
  await expect(page.getByText('加载失败，请重试')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await page.unroute(late)
  await city(page).tap()
  await expect(dialog(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(city(page)).toBeFocused()
})

test('a slow load in the browser shows that it goes on', async ({ app, page }) => {
  const letGo = await hold(page, late)
  await app.open()
  await city(page).tap()
  await expect(page.locator('#prompt-loading')).toHaveText('加载中')
  letGo()
  await expect(dialog(page)).toHaveCount(1)
  await expect(page.locator('#prompt-loading')).toHaveText('')
})

test('two taps in a hurry in the browser open one popup', async ({ app, page }) => {
  await page.route(late, async (route) => {
    await page.waitForTimeout(400)
    await route.continue()
  })
  await app.open()
  await city(page).tap()
  await city(page).tap()
  await expect(dialog(page)).toHaveCount(1)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  expect(await app.path()).toBe('pages/index/index')
})
