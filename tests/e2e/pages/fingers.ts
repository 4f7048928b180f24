import type { Page } from '@playwright/test'

/** A place in the window, CSS pixels. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** How often a finger that moves is reported on its way. */
const reports = 8

const between = (from: number, to: number, at: number) => from + ((to - from) * at) / reports

type Kind = 'touchStart' | 'touchMove' | 'touchEnd'

/** Sends touches as the device does: through the browser, so that they reach the frames of the mini-program's host too. */
async function touching(
  page: Page,
  run: (send: (type: Kind, touchPoints: Spot[]) => Promise<unknown>) => Promise<void>,
) {
  const session = await page.context().newCDPSession(page)
  await run((type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints }))
  await session.detach()
}

export const tapAt = (page: Page, x: number, y: number) =>
  touching(page, async (send) => {
    await send('touchStart', [{ x, y }])
    await send('touchEnd', [])
  })

/** One finger, from one place to another. */
export const drag = (page: Page, from: Spot, to: Spot) =>
  touching(page, async (send) => {
    await send('touchStart', [from])
    for (let at = 1; at <= reports; at += 1) {
      await send('touchMove', [{ x: between(from.x, to.x, at), y: between(from.y, to.y, at) }])
    }
    await send('touchEnd', [])
  })

/** Two fingers beside a place, from this far to that far away from it. */
export const pinch = (page: Page, { x, y }: Spot, fromPx: number, toPx: number) =>
  touching(page, async (send) => {
    const fingers = (away: number) => [
      { x: x - away, y },
      { x: x + away, y },
    ]
    await send('touchStart', fingers(fromPx))
    for (let at = 1; at <= reports; at += 1) await send('touchMove', fingers(between(fromPx, toPx, at)))
    await send('touchEnd', [])
  })
