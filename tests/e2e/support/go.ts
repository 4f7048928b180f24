import type { Page } from '@playwright/test'

/** Longer than the app waits for its own step back in the history. */
const closingMs = 1500
const stepMs = 50

/** A page that is just being left has no history to ask. */
const isOnLayer = (page: Page): Promise<boolean> =>
  page.evaluate(() => (history.state as { isLayer?: unknown } | null)?.isLayer === true).catch(() => false)

/**
 * Goes to an address, as a person who types it does. A popup that has just closed goes back one history entry a moment later, which would
 * lead away from the new page or interrupt its loading. Source: src/platform/back/history-entry.ts (`isLayer`).
 */
export async function go(page: Page, address: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < closingMs && (await isOnLayer(page)); waitedMs += stepMs) {
    await page.waitForTimeout(stepMs)
  }
  await page.goto(address).catch((error: unknown) => {
    if (!String(error).includes('ERR_ABORTED')) throw error
    return page.goto(address)
  })
}
