import type { Locator } from '@playwright/test'
import { homeBarPx } from '../../host/screen'
import { becomePerson, pairOf } from '../pages/people'
import { actsOf } from '../pages/walks/prepared'
import { deviceOf } from '../support/device'
import type { AppDriver } from '../support/driver'
import { expect, test } from '../support/test'

// The bar that a phone draws over the lowest part of the screen covers nothing, and nobody keeps room for it twice.

test.use({ city: 'home-bar' })
test.describe.configure({ timeout: 240_000 })

/** Between the home bar and what ends a screen; more than this looks as if something were missing. */
const roomPx = 32

/** How far above the end of the screen the lowest thing ends that is read or touched in here. */
const gapBelow = (root: Locator): Promise<number> =>
  root.evaluate((box) => {
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    let lowest = 0
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.textContent?.trim() === '' || node.parentElement?.closest('style, script') !== null) continue
      const range = document.createRange()
      range.selectNodeContents(node.parentElement?.closest('[role=button]') ?? node)
      lowest = Math.max(lowest, range.getBoundingClientRect().bottom)
    }
    return innerHeight - lowest
  })

async function expectOnce(root: Locator, name: string): Promise<void> {
  const gap = await gapBelow(root)
  expect.soft(gap, `${name}: under the home bar`).toBeGreaterThanOrEqual(homeBarPx)
  expect.soft(gap, `${name}: room for two home bars`).toBeLessThanOrEqual(homeBarPx + roomPx)
}

async function eachSheet(app: AppDriver, who: 'buyer' | 'seller'): Promise<number> {
  const person = pairOf('deadlines', app)[who]
  const acts = await actsOf(await deviceOf(app.serverUrl, person))
  await becomePerson(app, person)
  let seen = 0
  for (const [act, id] of acts) {
    if (act === 'pay') continue
    await app.open(`pages/order/info?id=${id}&act=${act}`)
    const sheet = app.screen().getByRole('dialog')
    await expect(sheet.or(app.screen().getByRole('alertdialog'))).toBeVisible()
    if (!(await sheet.isVisible())) continue
    await expectOnce(sheet, act)
    seen += 1
  }
  return seen
}

test('sheets end above the home bar, in the mini-program', async ({ app }) => {
  expect((await eachSheet(app, 'buyer')) + (await eachSheet(app, 'seller')), 'sheets').toBeGreaterThan(5)
})

const pages = [
  'wallet/withdraw',
  'wallet/freeze',
  'wallet/income',
  'orders/buy',
  'points/index',
  'log/index',
  'archive/index',
]

test('pages end above the home bar, with a bar of their own and without, in the mini-program', async ({ app }) => {
  await becomePerson(app, pairOf('deadlines', app).buyer)
  for (const name of pages) {
    await app.open(`pages/${name}`)
    await expect(
      app
        .screen()
        .getByText(/^(共|进行中) ?\d+|到底了|暂无/)
        .first(),
      name,
    ).toBeVisible()
    await app.screen().evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect.soft(await gapBelow(app.screen()), `${name}: under the home bar`).toBeGreaterThanOrEqual(homeBarPx)
  }
})
