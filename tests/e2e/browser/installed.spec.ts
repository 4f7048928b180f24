import { expect, test } from '../support/test'

test.use({ serviceWorkers: 'allow' })

test.beforeEach(async ({ app, page }) => {
  app.allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/)
  await app.open()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 })
})

test('in the browser the installed app opens without a network, and shows no answer that is not of now', async ({
  app,
  page,
  context,
}) => {
  const kept = await page.evaluate(async () => {
    const cache = await caches.open('menpai-app')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/')
  expect(kept.filter((name) => /^\/(api|demo|uploads)/.test(name))).toEqual([])
  await context.setOffline(true)
  await app.open('pages/index/buy')
  const words = app.screen().getByText(/网络|离线|连接/)
  await expect(words.first()).toBeVisible()
  await app.screenshot('installed-offline')
  await context.setOffline(false)
})

test('in the browser the page is the server’s while there is a network', async ({ page }) => {
  const marked = await page.evaluate(async () => {
    const cache = await caches.open('menpai-app')
    await cache.put(
      new URL('./', location.origin).href,
      new Response('<p>old page</p>', { headers: { 'content-type': 'text/html' } }),
    )
    return cache.match('/').then((answer) => answer?.text())
  })
  expect(marked).toContain('old page')
  await page.reload()
  await expect(page.locator('.taro_page').first()).toBeVisible()
  await expect(page.getByText('old page')).toHaveCount(0)
})

test('in the browser, where no page is kept, words say that nothing happened, and lead back', async ({
  page,
  context,
}) => {
  await page.evaluate(async () => {
    const cache = await caches.open('menpai-app')
    for (const request of await cache.keys()) if (new URL(request.url).pathname === '/') await cache.delete(request)
  })
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: '没有网络' })).toBeVisible()
  await expect(page.getByText('没有网络时什么都没有发生')).toBeVisible()
  for (const [width, scheme] of [
    [375, 'light'],
    [375, 'dark'],
    [320, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 667 })
    await page.emulateMedia({ colorScheme: scheme })
    await page.screenshot({ path: `test-results/screens/h5-offline-${width}-${scheme}.png` })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await context.setOffline(false)
  await page.getByRole('link', { name: '重试' }).tap()
  await expect(page.locator('.taro_page').first()).toBeVisible()
})
