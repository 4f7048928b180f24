import type { Page } from '@playwright/test'
import { originsCalled } from '../support/network/crossings'
import { expect, test } from '../support/host-fixture'
import { stoppingServer } from '../support/network/stopping-server'

/** Calls a function of the fixture's `app.js`. */
const call = (page: Page, name: string, arg: unknown = null): Promise<unknown> =>
  page.evaluate(([wanted, given]) => globalThis.__host.hook(wanted, given, 'app'), [name, arg] as const)

const builtOrigin = 'http://127.0.0.1:3000'
const kb = 1024
const mb = 1024 * kb

test('what is too much for one crossing never arrives, and what is slow is an error', async ({ app, page }) => {
  await app.open()
  await call(page, 'send', 200 * kb)
  expect(await app.errors()).toEqual([])
  await call(page, 'send', 300 * kb)
  await expect.poll(() => app.errors()).toHaveLength(1)
  await expect(app.screen().getByText('said xxx')).toBeVisible()
  await call(page, 'send', 2)
  await expect(app.screen().getByText('said xx', { exact: true })).toBeVisible()
  await call(page, 'send', mb)
  await expect.poll(() => app.errors()).toHaveLength(2)
  await expect(app.screen().getByText('said xx', { exact: true })).toBeVisible()
  app.allowErrors(/setData: .*bytes|已经超过最大长度 1048576/)
})

test('storage takes a megabyte a key and ten in all', async ({ app, page }) => {
  await app.open()
  const store = (key: string, length: number) => call(page, 'store', { key, length })
  expect(await store('large', mb)).toBe('setStorageSync:fail:entry size limit reached')
  for (let at = 0; at < 10; at += 1) expect(await store(`key${at}`, mb - kb)).toBe('undefined')
  expect(await store('more', 20 * kb)).toBe('setStorageSync:fail:exceed storage max size 10Mb')
  expect(await store('key0', 10)).toBe('undefined')
  expect(await store('more', 20 * kb)).toBe('undefined')
})

test('storage is counted in bytes, of which a Chinese character has three', async ({ app, page }) => {
  await app.open()
  const store = (key: string, times: number) => call(page, 'storeText', { key, text: '门', times })
  expect(await store('large', Math.ceil(mb / 3))).toBe('setStorageSync:fail:entry size limit reached')
  expect(await store('fits', 300 * kb)).toBe('undefined')
  expect(await call(page, 'stored')).toMatchObject({ currentSize: 901, limitSize: 10 * kb })
})

test('where calls go to is told by their kind', async ({ app, page }) => {
  await app.open()
  await app.offline(true)
  await call(page, 'origins')
  expect(await originsCalled(page)).toEqual({
    request: ['https://a.example', 'http://127.0.0.1:9'],
    uploadFile: [],
    downloadFile: [],
  })
})

test('on an old phone what follows a promise waits for the timers before it', async ({ app, page }) => {
  await app.open()
  expect(await call(page, 'order')).toBe('script promise timer')
  await page.addInitScript(() => void (globalThis.__hostPromises = 'timers'))
  await app.open()
  expect(await call(page, 'order')).toBe('script timer promise')
  await call(page, 'reject')
  await expect
    .poll(() => app.errors())
    .toEqual([expect.stringContaining('unhandled rejection: Error: rejected on purpose')])
  app.allowErrors(/rejected on purpose/)
})

test('a box for more lines has a padding of its own unless the app takes it away', async ({ app }) => {
  await app.open()
  await expect(app.screen().getByPlaceholder('padded')).toHaveCSS('padding', '8px 5px')
  await expect(app.screen().getByPlaceholder('bare')).toHaveCSS('padding', '0px')
})

test('ten requests run at once, and the others wait for their turn', async ({ app, page, echo }) => {
  await app.open()
  let [running, most] = [0, 0]
  await page.route(`${echo.url}/**`, async (route) => {
    running += 1
    most = Math.max(most, running)
    await page.waitForTimeout(100)
    running -= 1
    await route.fulfill({ contentType: 'application/json', body: '{}' })
  })
  const answers = await call(page, 'askMany', { url: `${builtOrigin}/a`, count: 25 })
  expect(answers).toEqual(Array.from({ length: 25 }, () => 'ok'))
  expect(most).toBe(10)
})

test('the time of a request holds for the whole answer, not only for its beginning', async ({ app, page, echo }) => {
  const stopping = await stoppingServer()
  await app.open()
  await page.route(`${echo.url}/silent`, () => undefined)
  for (const url of [`${echo.url}/silent`, stopping.url])
    expect(await call(page, 'askFor', { url, timeout: 300 })).toBe('request:fail timeout')
  expect(await call(page, 'askFor', { url: `${echo.url}/a`, timeout: 5_000 })).toBe('ok')
  stopping.end()
})

test('with the lists of a published app only https to a listed origin leaves the phone', async ({
  app,
  page,
  fixtureUrl,
}) => {
  await app.open()
  const domains = { request: ['https://shop.example'], uploadFile: [], downloadFile: [] }
  const query = new URLSearchParams({ domains: JSON.stringify(domains) })
  await page.goto(`${fixtureUrl}/?${query.toString()}`)
  await expect(app.screen().getByText('box')).toBeVisible()
  await page.route('https://shop.example/**', (route) => route.fulfill({ body: '{}' }))
  expect(await call(page, 'ask', 'https://shop.example/a?b=1')).toBe('ok')
  const refused = ['http://shop.example/a', 'https://shop.example:8443/a', 'https://other.example/', `${builtOrigin}/a`]
  for (const url of refused) expect(await call(page, 'ask', url)).toBe('request:fail url not in domain list')
})

test('some calls want the finger itself: neither a timer nor the app alone', async ({ app }) => {
  const button = (name: string) => app.screen().getByRole('button', { name, exact: true })
  await app.open()
  await app.mock('requestSubscribeMessage', { a: 'accept' })
  await app.mock('requestPayment', {})
  await button('subscribe').tap()
  await expect(app.screen().getByText('said requestSubscribeMessage:ok')).toBeVisible()
  await button('subscribe late').tap()
  const refusal = 'said requestSubscribeMessage:fail can only be invoked by user TAP gesture.'
  await expect(app.screen().getByText(refusal)).toBeVisible()
  await button('subscribe paid').tap()
  await expect(app.screen().getByText('said requestSubscribeMessage:ok')).toBeVisible()
})

test('a page of a sub-package waits for its fetch, which fails without a network', async ({ app, page }) => {
  await app.open()
  expect(await call(page, 'take', './more/own')).toMatch(/belongs to the package "more"/)
  await app.offline(true)
  expect(await call(page, 'open', '/more/page')).toBe('navigateTo:fail timeout')
  expect(await app.path()).toBe('pages/home')
  await app.offline(false)
  expect(await call(page, 'open', '/more/page')).toBe('navigateTo:ok')
  await expect(app.screen().getByText('more good day more')).toHaveCSS('padding-bottom', '34px')
})

test('after the grace in the background timers stand still and requests are interrupted', async ({
  app,
  page,
  echo,
}) => {
  await app.open()
  await page.route(`${echo.url}/slow`, () => undefined)
  await call(page, 'tick')
  const slow = call(page, 'ask', `${builtOrigin}/slow`)
  await page.evaluate(() => globalThis.__host.leave(100))
  expect(await slow).toBe('request:fail interrupted')
  expect(await call(page, 'ask', `${builtOrigin}/a`)).toBe('request:fail interrupted')
  const asleep = Number(await call(page, 'ticks'))
  await page.waitForTimeout(200)
  expect(await call(page, 'ticks')).toBe(asleep)
  await page.evaluate(() => globalThis.__host.comeBack())
  await expect.poll(() => call(page, 'ticks').then(Number)).toBeGreaterThan(asleep)
})

test('a page container tells of its coming and going, also when the app hides it', async ({ app }) => {
  await app.open()
  await app.screen().getByRole('button', { name: 'open' }).tap()
  await app.screen().getByRole('button', { name: 'cover', exact: true }).tap()
  await expect(app.screen().getByText('entered beforeenter enter afterenter')).toBeVisible()
  await app.screen().getByRole('button', { name: 'uncover' }).tap()
  await expect(app.screen().getByText('left hidden beforeleave leave afterleave')).toBeVisible()
  await app.back()
  await expect.poll(() => app.path()).toBe('pages/home')
})

test('a loading sign is taken away once', async ({ app, page }) => {
  await app.open()
  expect(await call(page, 'hideToast')).toBe('hideLoading:ok')
  expect(await call(page, 'hideNothing')).toBe("hideLoading:fail:toast can't be found")
})

test('the phone keeps its home bar and its status bar from the safe area', async ({ app, page }) => {
  await app.open()
  expect(await call(page, 'window')).toMatchObject({
    safeArea: { top: 44, bottom: 778, height: 734 },
    windowHeight: 812 - 88 - 90,
  })
})
