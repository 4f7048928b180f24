import { becomePerson, pairOf } from '../pages/people'
import { expect, test } from '../support/test'

// What only a browser has: its title, its log, its wide windows, its own bar of tabs.

test('a crash that nobody handled reaches the server’s log in the browser, once and without numbers', async ({
  app,
  page,
}) => {
  app.allowErrors(/broken on purpose/)
  const told: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/fault/tell')) told.push(decodeURIComponent(request.postData() ?? ''))
  })
  await app.open()
  const fail = () =>
    page.evaluate(() => void setTimeout(() => void Promise.reject(new Error('broken on purpose 192837'))))
  const [answer] = await Promise.all([page.waitForResponse(/fault\/tell/), fail()])
  expect(await answer.json()).toMatchObject({ code: 200 })
  expect(told.join()).toContain('rejection')
  expect(told.join()).not.toContain('192837')
})

test('without a network a page says in the browser how old it is, and offers nothing', async ({ app, page }) => {
  app.allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/)
  // The line is loaded when the page is idle.
  const late = page.waitForResponse(/\/js\/lazy\./)
  await app.open()
  const buy = app.screen().getByRole('button', { name: /^购买/ }).first()
  const colour = () => buy.evaluate((button) => getComputedStyle(button).backgroundColor)
  await expect(buy).toBeVisible()
  const alive = await colour()
  await late
  await app.offline(true)
  await expect(app.screen().getByText(/下面是 \d\d:\d\d 的数据，可能已有变化/)).toBeVisible()
  expect(await colour()).not.toBe(alive)
  await app.offline(false)
  await expect(app.screen().getByText(/的数据/)).toHaveCount(0)
})

test('the banner of a lost network lies beside the own plate in the browser, never on it', async ({ app }) => {
  app.allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/)
  const { buyer } = pairOf('axe', app)
  await becomePerson(app, buyer)
  await app.open('/pages/user/user')
  const plate = app.screen().getByText(String(buyer.blockNo), { exact: true }).first()
  await expect(plate).toBeVisible()
  await app.offline(true)
  const banner = app.screen().getByText(/^网络断开/)
  await expect(banner).toBeVisible()
  const [one, other] = [await banner.boundingBox(), await plate.boundingBox()]
  if (!one || !other) throw new Error('nothing is drawn')
  expect(one.y + one.height <= other.y || other.y + other.height <= one.y).toBe(true)
  await app.offline(false)
})

test('somebody signed in never reads 游客 in the browser', async ({ app, page }) => {
  await becomePerson(app, pairOf('axe', app).buyer)
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seenTabs: seen })
    new MutationObserver(() => {
      for (const tab of document.querySelectorAll('.tab-bar-label')) seen.add(tab.textContent ?? '')
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await app.open()
  await expect.poll(() => app.tabLabel(2)).toMatch(/^\d+$/)
  const seen = await page.evaluate(() => [...(window as unknown as { seenTabs: Set<string> }).seenTabs])
  expect(seen.length).toBeGreaterThan(2)
  expect(seen).not.toContain('游客')
})

test('a wide window shows the map beside the column in the browser', async ({ app, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await app.open()
  const map = page.locator('#margins')
  await expect(map).toBeVisible()
  // It lies below the column, and takes no tap.
  const onTop = await page.evaluate(() => document.elementFromPoint(720, 450)?.closest('#app') !== null)
  expect(onTop).toBe(true)
  // The lines between the plots are whole pixels, though the page is drawn smaller.
  const plots = app.screen().locator('[id^=plot-]')
  const edges = await plots.evaluateAll((all) => all.slice(0, 3).map((one) => one.getBoundingClientRect()))
  const gaps = edges.slice(1).map(({ left }, at) => left - (edges[at]?.right ?? left))
  expect(gaps).toHaveLength(2)
  for (const gap of gaps) expect(gap).toBeGreaterThan(0.99)
  await app.screenshot('desktop')
})

for (const path of ['/nope/xyz', '/pages/user/nothing'])
  test(`the address ${path}, which no page has, says so in the browser and leads home`, async ({ app, page }) => {
    app.allowErrors(/status of 404/)
    const answer = await page.goto(`${app.serverUrl}${path}`)
    expect(answer?.status()).toBe(404)
    await expect(app.screen().getByText('未找到该页面')).toBeVisible()
    await expect(page).toHaveTitle('页面不存在 · 门牌社区')
    await app.screen().getByRole('button', { name: '回首页' }).tap()
    await expect.poll(() => app.path()).toBe('pages/index/index')
  })
