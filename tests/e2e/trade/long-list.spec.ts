import { rmSync } from 'node:fs'
import type { Frame, Page } from '@playwright/test'
import { serveFolder } from '../../host/pack/serve'
import { cityFolder } from '../../support/server/city-folder'
import { fillBoard, fillMap } from '../../support/browser/long-market'
import { longList } from '../../support/browser/long-scroll'
import type { ServerProcess } from '../../support/server/process'
import { databaseUrlOf, startServer } from '../../support/server/process'
import { builtForH5 } from '../support/built'
import { handed } from '../support/environment'
import { openForTrade } from '../support/server-time'
import { h5Driver } from '../support/h5'
import { expect, test as base } from '../support/test'
import { weappDriver } from '../support/weapp'

/** Pages of fifteen rows; the bench goes to the end of 10,000. */
const some = 12
const many = 60
const stepPx = 150
/** As many as the map draws. */
const plots = 10_000

/** A city of its own: thousands of listings are not for the other scenarios. */
const test = base.extend<object, { readonly longCity: string }>({
  longCity: [
    async ({}, provide) => {
      const folder = await cityFolder()
      let server: ServerProcess | undefined
      try {
        server = await startServer(folder, builtForH5())
        await fillBoard(databaseUrlOf(folder), 2000)
        await fillMap(databaseUrlOf(folder), plots)
        await openForTrade(server.url)
        await provide(server.url)
      } finally {
        await server?.stop()
        rmSync(folder, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  app: async ({ page, longCity }, provide, testInfo) => {
    if (testInfo.project.name !== 'weapp') return provide(h5Driver(page, longCity))
    const host = await serveFolder(handed('packed'))
    await provide(weappDriver(page, { hostUrl: host.url, serverUrl: longCity }))
    await host.close()
  },
})

/** Where the rows are: the page itself, or the host's frame of it. */
const screenOf = async (page: Page, target: string): Promise<Page | Frame> => {
  if (target === 'h5') return page
  const frame = await (await page.locator('.page:not([hidden]) iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('the host shows no page')
  return frame
}

const elements = (screen: Page | Frame) => screen.evaluate(() => document.querySelectorAll('*').length)

test('a board scrolled far draws no more than near its beginning, and keeps its place', async ({ app, page }) => {
  test.setTimeout(180_000)
  const list = longList(page, '/bctSale/list')
  await app.open()
  await expect(app.screen().getByText('购买', { exact: true }).first()).toBeVisible()
  const screen = await screenOf(page, app.target)
  await list.scrollTo(screen, some, stepPx, 60_000)
  const [near, held] = [await elements(screen), await list.held()]
  const { framesMs, longMs } = await list.scrollTo(screen, many, stepPx, 90_000)
  const [far, heldFar] = [await elements(screen), await list.held()]
  console.log(
    `${app.target}: ${near} elements after ${some} pages, ${far} after ${list.pages()}; heap ${held.heapMb.toFixed(1)} to ${heldFar.heapMb.toFixed(1)} MB; ` +
      `${framesMs.length} frames, longest ${Math.max(...framesMs).toFixed(0)} ms, ${longMs.length} long ones`,
  )
  // One empty element for each far page, and one for twenty pages that are even farther.
  expect(far - near).toBeLessThan(600)
  if (app.target === 'h5') expect(heldFar.heapMb - held.heapMb).toBeLessThan(6)
  // A page that still arrives draws rows anew: the place is asked for once none comes any more.
  await expect
    .poll(
      async () => {
        const [pages, drawn] = [list.pages(), await elements(screen)]
        await page.waitForTimeout(700)
        return list.pages() === pages && (await elements(screen)) === drawn
      },
      { message: 'the list stands', intervals: [0] },
    )
    .toBe(true)
  const row = await app.screen().getByText('购买', { exact: true }).filter({ visible: true }).last().elementHandle()
  const before = await row?.boundingBox()
  await page.waitForTimeout(1000)
  const after = await row?.boundingBox()
  expect(before?.y).toBeDefined()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
})

/** Turns of one gesture, each of which is drawn. */
const turns = 40

/** Two fingers on the map, moved or spread a little before each picture; how long the pictures took, in ms, from the shortest. */
const gesture = (page: Page, spreadPx: number) =>
  page.locator('[role=img][aria-label^=地籍图]').evaluate(
    async (element, { count, spread }) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const send = (kind: string, away: number, by: number) => {
        const finger = (identifier: number, clientX: number) =>
          new Touch({ identifier, target: element, clientX, clientY: y + by })
        const touches = kind === 'touchend' ? [] : [finger(1, x - away), finger(2, x + away)]
        element.dispatchEvent(new TouchEvent(kind, { touches, bubbles: true, cancelable: true }))
      }
      const frame = () => new Promise<number>((done) => requestAnimationFrame(done))
      const took: number[] = []
      send('touchstart', 20, 0)
      let last = await frame()
      for (let turn = 1; turn <= count; turn += 1) {
        send('touchmove', 20 + spread * turn, turn % 2 === 0 ? 6 : -6)
        const now = await frame()
        took.push(now - last)
        last = now
      }
      send('touchend', 0, 0)
      return took.sort((one, other) => one - other)
    },
    { count: turns, spread: spreadPx },
  )

// The mini-program draws with the same code on another thread, where a page cannot measure it.
test('a map of 10,000 plots follows two fingers in every picture in the browser', async ({ page, longCity }) => {
  test.setTimeout(120_000)
  const app = h5Driver(page, longCity, 'market')
  await app.open('pages/category/index')
  await app.screen().getByRole('checkbox', { name: '全部' }).tap()
  await app.screen().getByRole('radio', { name: '地图' }).tap()
  await expect(app.screen().getByText(/^只画前 \d+ 块/)).toBeVisible({ timeout: 30_000 })
  for (let press = 0; press < 9; press += 1) await app.screen().getByRole('button', { name: '缩小' }).tap()
  const whole = await gesture(page, 0)
  const nearer = await gesture(page, 6)
  for (const [name, took] of Object.entries({ whole, nearer })) {
    const middle = took[turns / 2] ?? 0
    console.log(`${name}: ${middle.toFixed(0)} ms a picture, ${took[turns - 1]?.toFixed(0)} at most`)
    // The middle one: what else runs on this machine makes some of them late.
    expect(middle, `${name}, ms a picture`).toBeLessThan(50)
  }
})
