import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page, Request } from '@playwright/test'
import { expect } from '@playwright/test'

/** So long nothing is under way when a page has come to rest. */
const restMs = 150
const stepMs = 25

/** No call of the app lasts so long: the browser did not report the end of a request whose frame or worker went away. */
const lostMs = 20_000

/** Waits until the page has drawn and computed what it had to. A page that is just being left has nothing to wait for. */
const idle = (page: Page): Promise<unknown> =>
  Promise.race([
    page
      .evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 })))
      .catch(() => undefined),
    sleep(lostMs, undefined, { ref: false }),
  ])

type Rest = () => Promise<void>

const followed = new WeakMap<Page, Rest>()

/**
 * Follows a page's requests from now on, including those of its workers. Returns a function that waits until none was running for a while,
 * and the page has done what it does with the answers.
 */
export function followRequests(page: Page): Rest {
  const rest = followed.get(page) ?? follow(page)
  followed.set(page, rest)
  return rest
}

function follow(page: Page): Rest {
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
  /** How long to wait before it can be quiet; 0 when it is. A page that was closed asks for nothing. */
  const wait = () => {
    if (page.isClosed()) return 0
    return open.size > 0 && Date.now() - changedAt < lostMs ? stepMs : Math.max(0, changedAt + restMs - Date.now())
  }
  return async () => {
    changedAt = Date.now()
    while (wait() > 0) {
      for (let ms = wait(); ms > 0; ms = wait()) await sleep(ms)
      // An answer that took long to read or to draw may ask for more.
      await idle(page)
    }
  }
}

/** Waits until something keeps its place: what comes later above it (amounts) pushes it down, and a tap would meet its neighbour. */
export async function settled(target: Locator): Promise<void> {
  let before: string | undefined
  const isStill = async () => {
    const now = JSON.stringify(await target.boundingBox())
    const same = now === before
    before = now
    return same
  }
  await expect.poll(isStill, { intervals: [500] }).toBe(true)
}
