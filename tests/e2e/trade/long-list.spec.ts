import type { Frame, Page } from '@playwright/test'
import { longList } from '../../support/browser/long-scroll'
import { fillBoard } from '../../support/browser/long-market'
import { cityWith } from '../support/long-city'
import { expect } from '../support/test'

const test = cityWith((databaseUrl) => fillBoard(databaseUrl, 2000))

/** Pages of fifteen rows; the bench goes to the end of 10,000. */
const some = 12
const many = 60
const stepPx = 150

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
