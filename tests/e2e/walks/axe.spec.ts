import type { Page } from '@playwright/test'
import { seriousFaults } from '../../support/browser/axe'
import { openListingOf, takeListing } from '../pages/board'
import { becomePerson, pairOf } from '../pages/people'
import type { AppDriver } from '../support/driver'
import { followRequests } from '../support/network/rest'
import { expect, test } from '../support/test'

/** Drawings on a background of their own, such as one whose style still colours a mask. */
const groundedDrawings = (app: AppDriver): Promise<string[]> =>
  app
    .screen()
    .locator('svg')
    .evaluateAll((drawings) =>
      drawings
        .filter((drawing) => getComputedStyle(drawing).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map((drawing) => drawing.outerHTML),
    )

/** What axe finds on the open screen, in both themes. */
async function expectNoFaults(app: AppDriver, page: Page, name: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    expect.soft(await seriousFaults(app.screen()), `${name}, ${theme}`).toEqual([])
    expect.soft(await groundedDrawings(app), `${name}, ${theme}`).toEqual([])
  }
}

test.beforeEach(({ app }) => {
  app.allowErrors(/favicon\.ico/)
})

test('axe finds nothing serious on what a guest sees', async ({ app, page }) => {
  test.setTimeout(180_000)
  await app.open()
  await expect(app.screen().getByRole('button').filter({ hasText: '购买' }).first()).toBeVisible()
  await expectNoFaults(app, page, 'home')
  await app.open('pages/index/buy')
  await expect(app.screen().getByRole('button').first()).toBeVisible()
  await expectNoFaults(app, page, 'sell')
  await app.open('pages/user/user')
  await app.screen().getByRole('button', { name: '登录区块' }).first().tap()
  await expect(app.screen().getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await expectNoFaults(app, page, 'login popup')
})

test('axe finds nothing serious on what a block sees', async ({ app, page }) => {
  test.setTimeout(240_000)
  const { buyer, seller } = pairOf('axe', app)
  await becomePerson(app, buyer)
  await app.open('pages/user/user')
  await expect(app.screen().getByText('可消费')).toBeVisible()
  await expectNoFaults(app, page, 'mine')
  const rest = followRequests(page)
  const pages = ['user/money', 'user/freeze', 'user/pay', 'user/income', 'user/buy', 'user/sale', 'user/userInfo']
  for (const name of pages) {
    await app.open(`pages/${name}`)
    await rest()
    await expectNoFaults(app, page, name)
  }
  await openListingOf(app, seller.blockNo)
  await expectNoFaults(app, page, 'listing')
  await takeListing(app)
  await expectNoFaults(app, page, 'cashier')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoFaults(app, page, 'cashier on a narrow phone')
})
