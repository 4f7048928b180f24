import type { Page } from '@playwright/test'
import { addressOfPage, isPageName, pageNames } from '../../support/server/page-addresses'
import { caller } from '../../support/server/process-call'
import { hold } from '../support/network/hold'
import { expect, test } from '../support/test'

/** The drawn elements in order: each one's own text and box. */
type Drawn = readonly [text: string, x: number, y: number, width: number, height: number]

// What others buy meanwhile would change a row between the drawing and the app.
test.use({ city: 'first-paint' })

const shell = '#first-paint-page'
const looks = [375, 320].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })))

function drawnIn(page: Page, root: string): Promise<Drawn[]> {
  return page.evaluate((selector) => {
    const ownText = (element: Element) =>
      [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('')
    // A countdown changes meanwhile.
    const still = (text: string) => text.replace(/\d\d(:\d\d)+/, 'time')
    return [...document.querySelectorAll(`${selector} [class]`)]
      .filter(({ className }) => className !== '' && !/taro/.test(className))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [still(ownText(element)), x, y, width, height] as const
      })
  }, root)
}

/** Waits until the figures' typeface is in use, and all parts of the drawing are shown and laid out. */
async function isWhole(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => [
        document.documentElement.dataset.firstPaint,
        ...[...document.fonts].filter(({ status }) => status === 'loaded').map(({ weight }) => weight),
      ]),
    )
    .toEqual(['', '400 500', '600 700'])
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Waits until no typeface is on its way, and what it moves is laid out. */
const isLaidOut = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })

/** Adds up how much the page's layout shifts. */
function noteShifts(): void {
  Object.assign(window, { shifts: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Reflect.set(window, 'shifts', Number(Reflect.get(window, 'shifts')) + Number(Reflect.get(entry, 'value')))
  }).observe({ type: 'layout-shift', buffered: true })
}

const shiftOf = async (page: Page) => Number(await page.evaluate(() => Reflect.get(window, 'shifts') as unknown))

/** Opens the drawn page and holds the app back until the returned function is called. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  const go = await hold(page, '**/js/app.*.js')
  await openDrawn(page, address)
  return go
}

/** Opens a page that the server has drawn: a busy one sends the plain page where the drawing is late. */
const openDrawn = (page: Page, address: string) =>
  expect(async () => {
    const answer = await page.goto(address, { waitUntil: 'commit' })
    expect(await answer?.text()).toContain(`id="${shell.slice(1)}"`)
  }).toPass()

test.beforeEach(({ app }) => {
  app.allowErrors(/favicon\.ico|Failed to load resource/)
})

test('letters of the figures’ face are fetched in the browser once they move nothing', async ({ app, page }) => {
  /** When the page began to fetch them, ms. */
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap((file) => (/letters-/.test(file.name) ? [file.startTime] : [])),
    )
  await openDrawn(page, app.serverUrl)
  await expect(page.locator(shell)).toHaveCount(0)
  expect(await page.locator('body').innerText()).not.toMatch(/[A-Za-z]/)
  expect((await fetched()).filter((ms) => ms < 5_000)).toEqual([])

  const server = await caller(app.serverUrl)
  await openDrawn(page, `${app.serverUrl}${await addressOfPage(server, 'vote')}`)
  await expect(page.locator(shell)).toHaveCount(0)
  expect(await page.locator('body').innerText()).toMatch(/[A-Za-z]/)
  expect(await fetched()).toEqual([])
  await app.screen().getByLabel('返回').tap()
  await expect.poll(fetched).toHaveLength(2)
  const hasLetters = () =>
    page.evaluate(() => ['500', '600'].every((weight) => document.fonts.check(`${weight} 1em "Plate Num"`, 'A')))
  await expect.poll(hasLetters).toBe(true)
})

test('the app in the browser asks for nothing before it has taken over, and then for nothing that came with the page', async ({
  app,
  page,
}) => {
  await page.addInitScript((selector) => {
    const gone = new MutationObserver(() => {
      if (document.readyState === 'loading' || document.querySelector(selector)) return
      Object.assign(window, { goneAt: performance.now() })
      gone.disconnect()
    })
    gone.observe(document, { subtree: true, childList: true })
  }, shell)
  await openDrawn(page, app.serverUrl)
  const calls = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/api/'))
        .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
    )
  await expect.poll(async () => (await calls()).length).toBeGreaterThan(0)
  await page.waitForTimeout(500)
  const goneAt = Number(await page.evaluate(() => Reflect.get(window, 'goneAt') as unknown))
  expect(goneAt).toBeGreaterThan(0)
  const asked = await calls()
  expect(asked.filter(({ startTime }) => startTime < goneAt)).toEqual([])
  // All else came with the page.
  expect(asked.map(({ path }) => path)).toEqual(['/api/index/config'])
})

test('the first paint in the browser comes in six frames, from the top down', async ({ app, page }) => {
  await page.addInitScript(() => {
    const seen: unknown[] = []
    Object.assign(window, { seen })
    const note = () => {
      const shown = [...document.querySelectorAll('#first-paint-page [class]')].filter((element) =>
        element.checkVisibility({ contentVisibilityAuto: false }),
      )
      seen.push([document.documentElement.dataset.firstPaint, shown.length])
    }
    new MutationObserver(() => requestAnimationFrame(note)).observe(document, {
      subtree: true,
      attributeFilter: ['data-first-paint'],
    })
  })
  const go = await openHeld(page, app.serverUrl)
  await isWhole(page)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'seen') as unknown)).toHaveLength(6)
  const seen = (await page.evaluate(() => Reflect.get(window, 'seen') as unknown)) as [string, number][]
  expect(seen.map(([part]) => part)).toEqual(['1', '2', '3', '4', '5', ''])
  const [bar = 0, head = 0, modules = 0, rows = 0, more = 0, whole = 0] = seen.map(([, shown]) => shown)
  expect(bar).toBeGreaterThan(2)
  expect(head).toBeGreaterThan(10)
  expect(modules).toBeGreaterThan(head)
  expect(rows).toBeGreaterThan(modules)
  expect(more).toBeGreaterThan(rows)
  expect(whole).toBeGreaterThan(more)
  go()
})

for (const { width, scheme } of looks) {
  test(`the first paint in the browser is where the app then is: ${width}, ${scheme}`, async ({ app, page }) => {
    await page.setViewportSize({ width, height: 812 })
    await page.emulateMedia({ colorScheme: scheme })
    await page.route('**/*.js', (route) => route.abort())
    await openDrawn(page, app.serverUrl)
    await isWhole(page)
    const before = await drawnIn(page, shell)
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(before.filter(([text]) => text !== '').length).toBeGreaterThan(50)
    await page.unroute('**/*.js')
    await app.open()
    await isWhole(page)
    const after = await drawnIn(page, '.taro_page')
    expect(after.map(([text]) => text)).toEqual(before.map(([text]) => text))
    const moved = after.filter((box, at) =>
      [1, 2, 3, 4].some((k) => Math.abs(Number(box[k]) - Number(before[at]?.[k])) > 1),
    )
    expect(moved).toEqual([])
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(ground)
  })
}

/** What the cheapest block costs is asked after the page, and comes behind words that stay where they are. */
const withoutPrice = ([text]: Drawn): string => text.replace(/(?<=需要门牌)，[\d,.]+ 起$/, '')

test('every page that the server draws is in the browser where the app then is, and moves nothing', async ({
  app,
  page,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 375, height: 812 })
  // On a slow phone frames pass between two parts of a page.
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.addInitScript(noteShifts)
  const server = await caller(app.serverUrl)
  const names = pageNames.filter((name) => isPageName(name) && name !== 'market' && name !== 'category')
  for (const name of names.filter(isPageName)) {
    const address = `${app.serverUrl}${await addressOfPage(server, name)}`
    await page.route('**/*.js', (route) => route.abort())
    await openDrawn(page, address)
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.firstPaint)).toBe('')
    await isLaidOut(page)
    const before = await drawnIn(page, shell)
    await page.unroute('**/*.js')
    await openDrawn(page, address)
    await expect(page.locator(shell)).toHaveCount(0)
    await isLaidOut(page)
    const after = await drawnIn(page, '.taro_page')
    expect(after.map(withoutPrice), name).toEqual(before.map(withoutPrice))
    // A short page is as high as its part of the window.
    const moved = after.filter(
      ([text], at) =>
        text !== '' && [1, 2, 4].some((k) => Math.abs(Number(after[at]?.[k]) - Number(before[at]?.[k])) > 1),
    )
    expect(moved, name).toEqual([])
    expect(await shiftOf(page), name).toBeLessThan(0.02)
    expect(await page.locator('head meta[name=robots]').count(), name).toBe(
      ['bid', 'mine', 'notice'].includes(name) ? 1 : 0,
    )
    // The fund's head that was seen here is told on the page of an entry.
    await page.evaluate(() => localStorage.clear())
  }
})

test('a visitor in the browser whom the drawing is not for sees no jump either', async ({ app, page }) => {
  await page.addInitScript(noteShifts)
  await page.route('**/api/area/info*', async (route) => {
    await page.waitForTimeout(600)
    await route.continue()
  })
  await page.goto(`${app.serverUrl}/#other`)
  await expect(page.getByText('公告').first()).toBeVisible()
  await expect(page.getByText('在售').first()).toBeVisible()
  await page.waitForTimeout(300)
  expect(await shiftOf(page)).toBeLessThan(0.02)
})

test('the app takes over in the browser without a jump, where the page was scrolled to', async ({ app, page }) => {
  await page.addInitScript(noteShifts)
  const go = await openHeld(page, app.serverUrl)
  await isWhole(page)
  await page.locator(shell).evaluate((element) => (element.scrollTop = 300))
  go()
  await expect(page.locator(shell)).toHaveCount(0)
  expect(await page.locator('.taro_page').evaluate((element) => element.scrollTop)).toBe(300)
  expect(await shiftOf(page)).toBeLessThan(0.02)
})

test('what a guest has put away is in the browser neither at first nor then', async ({ app, page }) => {
  await page.addInitScript(noteShifts)
  await app.open()
  await app.screen().getByRole('button', { name: '不再显示' }).tap()
  const line = page.getByText(/^凭门牌买卖/)
  await expect(line).toHaveCount(0)
  const go = await openHeld(page, app.serverUrl)
  await isWhole(page)
  await expect(line).toHaveCount(1)
  await expect(line).toBeHidden()
  const before = await drawnIn(page, shell)
  go()
  await expect(page.locator(shell)).toHaveCount(0)
  await expect(line).toHaveCount(0)
  await isLaidOut(page)
  const positionOf = (drawn: readonly Drawn[]) => drawn.find(([text]) => text === '在售')?.slice(1)
  expect(positionOf(before)).toHaveLength(4)
  expect(positionOf(await drawnIn(page, '.taro_page'))).toEqual(positionOf(before))
  expect(await shiftOf(page)).toBeLessThan(0.02)
})

test('a row in the browser opens its listing before the app runs', async ({ app, page }) => {
  const go = await openHeld(page, app.serverUrl)
  await page.locator(`${shell} a`).first().tap()
  go()
  await expect.poll(() => app.path()).toContain('pages/offer/salePay')
})

test('a tap in the browser on what is no link is repeated when the app has taken over', async ({ app, page }) => {
  const go = await openHeld(page, app.serverUrl)
  await page.locator('#first-paint footer').getByText('卖出').tap()
  go()
  await expect(page.locator(shell)).toHaveCount(0)
  await expect.poll(() => app.path()).toBe('pages/index/buy')
})

for (const [whom, kept] of [
  ['with another city', ['menpai_areaId', '"9"']],
  ['who is signed in', ['menpai_token', '"t"']],
] as const) {
  test(`a visitor in the browser ${whom} never sees what a guest of the city does`, async ({ app, page }) => {
    await app.keep([kept])
    await page.route('**/*.js', (route) => route.abort())
    for (const address of ['', '/pages/index/buy', '/pages/fund/index']) {
      await openDrawn(page, `${app.serverUrl}${address}`)
      await expect(page.locator(shell)).toBeHidden()
    }
  })
}
