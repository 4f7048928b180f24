import type { Page, Request } from '@playwright/test'

/** So long nothing is under way when a page has come to rest, where nothing else is said. */
const longRestMs = 500
const stepMs = 50

/** Follows a page's requests, including those of its workers. Returns a function that waits until none was running for a while. */
export function followRequests(page: Page, restMs = longRestMs): () => Promise<void> {
  const open = new Set<Request>()
  let changedAt = Date.now()
  const note = (change: () => unknown) => {
    change()
    changedAt = Date.now()
  }
  page.on('request', (request) => note(() => open.add(request)))
  page.on('requestfinished', (request) => note(() => open.delete(request)))
  page.on('requestfailed', (request) => note(() => open.delete(request)))
  // When a page is left, the ends of its requests are no longer reported.
  page.on('framenavigated', (frame) => frame === page.mainFrame() && note(() => open.clear()))
  return async () => {
    changedAt = Date.now()
    while (open.size > 0 || Date.now() - changedAt < restMs) await page.waitForTimeout(stepMs)
  }
}
