import path from 'node:path'
import type { Page } from '@playwright/test'
import { ConsoleDriver } from '../../console/driver'
import { openListingOf, takeListing } from '../pages/board'
import { becomePerson, pairOf } from '../pages/people'
import { staffAt } from '../support/as-staff'
import { h5Driver } from '../support/h5'
import { openForTrade } from '../support/server-time'
import { expect, test } from '../support/test'

// The pictures of README.md, taken of a new demo city: `npm run pictures`.

test.use({ city: 'pictures' })

const folder = path.resolve(__dirname, '../../../docs/images')
const phone = { width: 375, height: 812 }
const gap = 24

/** Puts phones side by side. */
async function writeRow(page: Page, shots: readonly Buffer[], file: string): Promise<void> {
  await page.setViewportSize({ width: shots.length * (phone.width + gap) + gap, height: phone.height + 2 * gap })
  const images = shots.map((shot) => `<img src="data:image/png;base64,${shot.toString('base64')}">`).join('')
  await page.setContent(`<style>
    body { margin: 0; padding: ${gap}px; display: flex; gap: ${gap}px; background: #e7e9ec }
    img { width: ${phone.width}px; height: ${phone.height}px; border-radius: 20px }
  </style>${images}`)
  await page.screenshot({ path: path.join(folder, file), scale: 'css' })
}

test('home, cashier, vote and map on a phone', async ({ app, page, browser }) => {
  test.setTimeout(300_000)
  await openForTrade(app.serverUrl)
  const { buyer, seller } = pairOf('trade', app)
  const shots: Buffer[] = []
  const shoot = async () => shots.push(await page.screenshot())
  await becomePerson(app, buyer)
  await app.open()
  await expect(app.screen().getByRole('article').first()).toBeVisible()
  await shoot()
  await openListingOf(app, seller.blockNo)
  await takeListing(app)
  await expect(
    app
      .screen()
      .getByRole('button', { name: /付款|支付/ })
      .last(),
  ).toBeEnabled()
  await shoot()
  await app.open('pages/vote/index')
  await app
    .screen()
    .getByRole('button', { name: /^轮到你/ })
    .first()
    .tap()
  await expect.poll(() => app.path()).toBe('pages/vote/info')
  await expect(app.screen().getByText('截止').first()).toBeVisible()
  await shoot()
  const market = h5Driver(page, app.serverUrl, 'market')
  await market.open('pages/category/index')
  await market.screen().getByRole('radio', { name: '地图' }).tap()
  await expect(market.screen().getByRole('img', { name: /^地籍图/ })).toBeVisible()
  await shoot()
  const wide = await browser.newPage()
  await writeRow(wide, shots, 'app.png')
  await wide.close()
})

test('the console on a wide screen', async ({ app, browser }) => {
  test.setTimeout(300_000)
  await openForTrade(app.serverUrl)
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    hasTouch: false,
    isMobile: false,
  })
  await new ConsoleDriver(page, app.serverUrl).signIn(staffAt(app.serverUrl, '周琪'))
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.locator('.ant-spin-spinning')).toHaveCount(0)
  await page.screenshot({ path: path.join(folder, 'console.png') })
  await page.close()
})
