import type { Locator } from '@playwright/test'
import type { AppDriver } from '../support/driver'
import { settled } from '../support/network/rest'
import { expect, test } from '../support/test'

/** Scrolls what scrolls of the page: its own element in the browser, the window of its frame in the mini-program. */
const scrollBy = (screen: Locator, byPx: number): Promise<void> =>
  screen.evaluate((root, px) => {
    const isOwn = /auto|scroll/.test(getComputedStyle(root).overflowY)
    const scroller = isOwn ? root : root.ownerDocument.scrollingElement
    if (scroller) scroller.scrollTop += px
  }, byPx)

/** What can be pressed in full view and is covered by something, as its words. What a bar of the page hides is not in view. */
const covered = (screen: Locator, barBottom: number): Promise<readonly string[]> =>
  screen.evaluate((root, top) => {
    const page = root.ownerDocument
    const bottom = page.defaultView?.innerHeight ?? 0
    return [...root.querySelectorAll('[role=button], [role=link], [role=tab], [role=radio]')]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const box = one.getBoundingClientRect()
        if (box.width === 0 || box.top < top || box.bottom > bottom) return false
        const at = [0.1, 0.5, 0.9].map((part) =>
          page.elementFromPoint(box.left + box.width * part, box.top + box.height / 2),
        )
        // The tab bar and what lies above the pages are theirs, not this one's.
        return at.some((hit) => hit !== null && root.contains(hit) && !one.contains(hit) && !hit.contains(one))
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent)
  }, barBottom)

/** Where it ends, in its own window. */
const bottomOf = (one: Locator): Promise<number> => one.evaluate((it) => it.getBoundingClientRect().bottom)

async function scrollToEnd(app: AppDriver): Promise<void> {
  const end = app.screen().getByText(/在售\s*\d+\s*件/)
  await expect(async () => {
    await scrollBy(app.screen(), 1500)
    await expect(end).toBeInViewport({ timeout: 200 })
  }).toPass({ intervals: [50] })
  await scrollBy(app.screen(), 1500)
}

const lengthsPx = [900, 40, 60, 80, 700]

test('回到顶部 comes far down the board into its bar, covers nothing wherever the list rests, leads up, and goes', async ({
  app,
}) => {
  await app.open()
  const screen = app.screen()
  const key = screen.getByRole('button', { name: '回到顶部' })
  const filter = screen.getByRole('button', { name: '筛选' })
  const first = screen.getByRole('button', { name: /^购买 / }).first()
  await expect(first).toBeVisible()
  await scrollBy(screen, 300)
  await settled(first)
  await expect(key, 'near the top').toHaveCount(0)
  const barBefore = await filter.boundingBox()

  await scrollToEnd(app)
  await expect(key).toBeInViewport({ ratio: 1 })
  for (const px of lengthsPx) {
    await scrollBy(screen, -px)
    await settled(key)
    const beside = await bottomOf(filter)
    expect(await covered(screen, beside), `covered, ${px} px up`).toEqual([])
    expect(await bottomOf(key), 'in one row with the filter').toBeCloseTo(beside, 0)
  }
  expect((await filter.boundingBox())?.height, 'the bar is as high as before').toBe(barBefore?.height)
  await app.screenshot('back-to-top')

  await key.tap()
  await expect(first).toBeInViewport()
  await expect(key, 'back at the top').toHaveCount(0)
})
