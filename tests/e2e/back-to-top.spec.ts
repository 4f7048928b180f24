import type { Locator } from '@playwright/test'
import type { AppDriver } from './support/driver'
import { settled } from './support/rest'
import { expect, test } from './support/test'

/** Scrolls what scrolls of the page: its own element in the browser, the window of its frame in the mini-program. */
const scrollBy = (screen: Locator, byPx: number): Promise<void> =>
  screen.evaluate((root, px) => {
    const isOwn = /auto|scroll/.test(getComputedStyle(root).overflowY)
    const scroller = isOwn ? root : root.ownerDocument.scrollingElement
    if (scroller) scroller.scrollTop += px
  }, byPx)

/** What can be pressed below this key, as its words. */
const below = (key: Locator): Promise<readonly string[]> =>
  key.evaluate((own) => {
    const box = own.getBoundingClientRect()
    return [...own.ownerDocument.querySelectorAll('[role=button], [role=link], [role=tab], [role=radio]')]
      .filter((one) => !one.contains(own) && !own.contains(one) && one.checkVisibility())
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return left < box.right && box.left < right && top < box.bottom && box.top < bottom
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent)
  })

const tabBar = { h5: '.tab-bar-item', weapp: '.tab-item' } as const

async function scrollToEnd(app: AppDriver): Promise<void> {
  const end = app.screen().getByText(/在售\s*\d+\s*件/)
  await expect(async () => {
    await scrollBy(app.screen(), 1500)
    await expect(end).toBeInViewport({ timeout: 200 })
  }).toPass({ intervals: [50] })
  await scrollBy(app.screen(), 1500)
}

test('回到顶部 comes far down the board, covers nothing at its end, leads up, and goes', async ({ app, page }) => {
  await app.open()
  const screen = app.screen()
  const key = screen.getByRole('button', { name: '回到顶部' })
  const first = screen.getByRole('button', { name: /^购买 / }).first()
  await expect(first).toBeVisible()
  await scrollBy(screen, 300)
  await settled(first)
  await expect(key, 'near the top').toHaveCount(0)

  await scrollToEnd(app)
  await expect(key).toBeInViewport({ ratio: 1 })
  expect(await below(key), 'under the key at the end of the list').toEqual([])
  const [box, tabs] = [await key.boundingBox(), await page.locator(tabBar[app.target]).first().boundingBox()]
  expect((box?.y ?? Infinity) + (box?.height ?? 0), 'the key lies over the tab bar').toBeLessThanOrEqual(tabs?.y ?? 0)
  await app.screenshot('back-to-top')

  await key.tap()
  await expect(first).toBeInViewport()
  await expect(key, 'back at the top').toHaveCount(0)
})
