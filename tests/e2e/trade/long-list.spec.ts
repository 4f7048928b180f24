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

/** A page that still arrives draws rows anew, beside those that are not yet emptied: counted is once none comes any more. */
const standing = async (screen: Page | Frame, pages: () => number): Promise<number> => {
  let drawn = 0
  await expect
    .poll(
      async () => {
        const arrived = pages()
        drawn = await elements(screen)
        await screen.waitForTimeout(700)
        return pages() === arrived && (await elements(screen)) === drawn
      },
      { message: 'the list stands', intervals: [0], timeout: 20_000 },
    )
    .toBe(true)
  return drawn
}

test('a board scrolled far draws no more than near its beginning, and keeps its place', async ({ app, page }) => {
  test.setTimeout(180_000)
  const list = longList(page, '/bctSale/list')
  await app.open()
  await expect(app.screen().getByText('购买', { exact: true }).first()).toBeVisible()
  const screen = await screenOf(page, app.target)
  await list.scrollTo(screen, some, stepPx, 60_000)
  const [near, held] = [await standing(screen, list.pages), await list.held()]
  const { framesMs, longMs } = await list.scrollTo(screen, many, stepPx, 90_000)
  const [far, heldFar] = [await standing(screen, list.pages), await list.held()]
  console.log(
    `${app.target}: ${near} elements after ${some} pages, ${far} after ${list.pages()}; heap ${held.heapMb.toFixed(1)} to ${heldFar.heapMb.toFixed(1)} MB; ` +
      `${framesMs.length} frames, longest ${Math.max(...framesMs).toFixed(0)} ms, ${longMs.length} long ones`,
  )
  // One empty element for each far page, and one for twenty pages that are even farther.
  expect(far - near).toBeLessThan(600)
  if (app.target === 'h5') expect(heldFar.heapMb - held.heapMb).toBeLessThan(6)
  const row = await app.screen().getByText('购买', { exact: true }).filter({ visible: true }).last().elementHandle()
  const before = await row?.boundingBox()
  await page.waitForTimeout(1000)
  const after = await row?.boundingBox()
  expect(before?.y).toBeDefined()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
})
