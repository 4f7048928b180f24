import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { routes } from '@contract/pages/routes'
import { widerThanPage, lookFor } from '../../gallery/support/measure'
import { contentOf, machineWords } from '../../support/browser/page-content'
import { allPages } from '../pages/walks/all-pages'
import { openListingOf } from '../pages/board'
import type { View } from '../pages/walks/views'
import { nameOf } from '../pages/walks/views'
import { sourceOf } from '../support/places'
import { followRequests } from '../support/network/rest'
import { expect, test } from '../support/test'

// Pages can be made for the test.
test.use({ city: 'moments' })

/** WeChat's single-page mode. Source: WeChat, scenes. */
const moments = '1154'

/** A page's own settings say whether it may be shared to Moments. */
function isShared({ route }: View): boolean {
  const settings = path.join(__dirname, '../../../src', `${routes[route]}.config.ts`)
  return existsSync(settings) && readFileSync(settings, 'utf8').includes('enableShareTimeline: true')
}

/** Opens a page as WeChat does from Moments; an app must have been opened before. */
async function openInMoments(page: Page, place: string): Promise<void> {
  const address = new URL(page.url())
  address.searchParams.set('path', place)
  address.searchParams.set('scene', moments)
  await page.goto(address.href)
}

/** Bars of ours that stay at the bottom or the top, where WeChat's own are, as their words. */
const bars = (screen: Locator) =>
  screen.evaluate((root) => {
    const { innerHeight } = window
    return [...root.querySelectorAll('*')]
      .filter((one) => {
        const { position, bottom } = getComputedStyle(one)
        const box = one.getBoundingClientRect()
        if (box.height < 20 || !one.checkVisibility()) return false
        return position === 'fixed' || (position === 'sticky' && bottom !== 'auto' && box.bottom > innerHeight - 2)
      })
      .map((one) => `${getComputedStyle(one).position}: ${(one.textContent ?? '').slice(0, 60)}`)
  })

test('in the mini-program a listing opened in Moments is looked at: nothing there leads to another page', async ({
  app,
  page,
}) => {
  await openListingOf(app, 3021)
  await expect(app.screen().getByRole('button', { name: '返回' })).toBeVisible()
  const card = await page.evaluate(() => globalThis.__host.hook('onShareAppMessage'))
  const { path: shared } = card as { readonly path: string }
  expect(shared).toContain('saleId=')
  await openInMoments(page, shared)
  await expect(app.screen().getByText('交付').first()).toBeVisible()
  await expect(app.screen().getByText(/去付款|登录后购买/)).toHaveCount(0)
  await expect(app.screen().getByRole('button', { name: '分享' })).toHaveCount(0)
  await expect(app.screen().getByRole('button', { name: '返回' })).toHaveCount(0)
  await app.screenshot('moments')
})

test('in the mini-program every page that can be shared is whole in Moments: content, and no bar of ours', async ({
  app,
  page,
}) => {
  test.setTimeout(180_000)
  const rest = followRequests(page)
  const shared = (await allPages(app)).filter(isShared)
  expect(shared.length).toBeGreaterThanOrEqual(17)
  await app.keep([])
  await app.open()
  for (const view of shared) {
    const name = `${nameOf(view)}, in Moments`
    await test.step(name, async () => {
      await openInMoments(page, `${sourceOf(view.route)}${view.query ?? ''}`)
      await rest()
      const screen = app.screen()
      const titles = await screen.getByRole('heading', { level: 1 }).allTextContents()
      const words = async () => contentOf(await screen.innerText(), titles).length
      await expect.configure({ soft: true }).poll(words, `${name}: nothing to read`).toBeGreaterThan(10)
      expect.soft(await screen.innerText(), `${name}: words of a machine`).not.toMatch(machineWords)
      await expect.soft(screen.getByRole('button', { name: '返回' }), `${name}: a way back`).toHaveCount(0)
      expect.soft(await bars(screen), `${name}: bars of ours`).toEqual([])
      const { wider } = await lookFor(screen, { wider: widerThanPage })
      expect.soft(wider, `${name}: wider than the page`).toEqual([])
      await app.screenshot(`moments-${view.route}`)
    })
  }
})
