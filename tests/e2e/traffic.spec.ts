import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { expect, test } from './support/test'

const Stats = v.object({ setData: v.number(), bytes: v.number() })

/** What crossed from the script to the screen so far. On a phone this is what makes a page slow. */
const crossed = async (page: Page) => v.parse(Stats, await page.evaluate(() => globalThis.__host.stats()))

const rowsOfPage = 15

test('in the mini-program a new page of rows brings only its own rows to the screen', async ({ app, page }) => {
  await app.open()
  const screen = app.screen()
  const rows = screen.getByRole('group').filter({ hasText: /买\s*$/ })
  await expect(rows.nth(rowsOfPage - 1)).toBeVisible()
  const [before, rowsBefore] = [await crossed(page), await rows.count()]
  await screen.getByText('看更多').tap()
  await expect(rows.nth(2 * rowsOfPage - 1)).toBeVisible()
  const [after, rowsAfter] = [await crossed(page), await rows.count()]
  // The end of the list may have come into sight, and with it one page more.
  const bytesOfPage = ((after.bytes - before.bytes) / (rowsAfter - rowsBefore)) * rowsOfPage
  expect(bytesOfPage).toBeGreaterThan(0)
  expect(bytesOfPage).toBeLessThan(40_000)
})

test('in the mini-program opening a row sends its page, and nothing of the list below it', async ({ app, page }) => {
  await app.open()
  const screen = app.screen()
  const rows = screen.getByRole('group').filter({ hasText: /买\s*$/ })
  await expect(rows.nth(rowsOfPage - 1)).toBeVisible()
  const before = await crossed(page)
  await rows.first().getByText('买', { exact: true }).tap()
  await expect(app.screen().getByText('去付款')).toBeVisible()
  const after = await crossed(page)
  expect(after.bytes - before.bytes).toBeLessThan(10_000)
})
