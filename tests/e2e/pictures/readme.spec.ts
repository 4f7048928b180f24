import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { Desk, staffOf } from '../../console/desk'
import { removeDataFolder, dataFolder, itself, startServer } from '../../support/server/process'
import { openListingOf, takeListing } from '../pages/board'
import { becomePerson, pairOf } from '../pages/people'
import { h5Driver } from '../support/h5'
import { openForTrade } from '../support/server-time'
import { expect, test } from '../support/test'

// The pictures of README.md, taken of a new demo city: `npm run pictures`.

const folder = path.resolve(__dirname, '../../../docs/images')
const phone = { width: 375, height: 812 }
const gap = 24

/** Puts phones side by side on the ground of the product's paper. */
async function writeRow(page: Page, shots: readonly Buffer[], file: string): Promise<void> {
  const width = shots.length * (phone.width + gap) + gap
  await page.setViewportSize({ width, height: phone.height + 2 * gap })
  const images = shots.map((shot) => `<img src="data:image/png;base64,${shot.toString('base64')}">`).join('')
  await page.setContent(`<style>
    body { margin: 0; padding: ${gap}px; display: flex; gap: ${gap}px; background: #e7e9ec }
    img { width: ${phone.width}px; height: ${phone.height}px; border-radius: 20px }
  </style>${images}`)
  await page.screenshot({ path: path.join(folder, file) })
}

test('home, cashier, vote and map on a phone, and the console at a desk', async ({ page, browser }) => {
  test.setTimeout(300_000)
  const data = dataFolder()
  const server = await startServer(data, {}, itself)
  try {
    await openForTrade(server.url)
    const app = h5Driver(page, server.url)
    const { buyer, seller } = pairOf('trade', app)
    const shots: Buffer[] = []
    const shoot = async () => {
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      shots.push(await page.screenshot())
    }
    await becomePerson(app, buyer)
    await app.open()
    await expect(app.screen().getByRole('article').first()).toBeVisible()
    await shoot()
    await openListingOf(app, seller.blockNo)
    await takeListing(app)
    await shoot()
    await app.open('pages/vote/index')
    await app.screen().getByRole('button', { name: /投票/ }).first().tap()
    await expect.poll(() => app.path()).toBe('pages/vote/info')
    await expect(app.screen().getByText('截止').first()).toBeVisible()
    await shoot()
    const market = h5Driver(page, server.url, 'market')
    await market.open('pages/category/index')
    await market.screen().getByRole('tab', { name: '地图' }).or(market.screen().getByText('地图')).first().tap()
    await expect(market.screen().getByRole('img', { name: /^地籍图/ })).toBeVisible()
    await shoot()
    await writeRow(page, shots, 'app.png')

    const chief = [...staffOf(server).values()].find(({ roles }) => roles.includes('chief') || roles.length > 0)
    if (!chief) throw new Error('the demo has no staff')
    const wide = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
    const desk = new Desk(wide, server.url)
    await desk.signIn(chief)
    await expect(wide.getByRole('heading').first()).toBeVisible()
    await wide.screenshot({ path: path.join(folder, 'console.png') })
    await wide.close()
  } finally {
    await server.stop()
    await removeDataFolder(data)
  }
  for (const file of ['app.png', 'console.png'])
    expect(readFileSync(path.join(folder, file)).length).toBeGreaterThan(50_000)
})
