import type { Locator, Page } from '@playwright/test'
import { lengths } from '@contract/people/formats'
import { becomePerson, pairOf } from '../pages/people'
import type { View } from '../pages/walks/views'
import { nameOf, show } from '../pages/walks/views'
import type { AppDriver } from '../support/driver'
import { expect, test } from '../support/test'

// A founder password is sixteen digits. Who types it counts its dots, and reads it when the eye is open: both fit into their box.

const widths = [375, 320]
const typed = '8'.repeat(lengths.founder)

/** How much of its text a box cuts, in px. */
const beyond = (box: Locator) => box.evaluate((one) => one.scrollWidth - one.clientWidth)

/** Types a password into every box for one on this page, and looks whether all of it is seen, as dots and as digits. */
async function expectWhole(app: AppDriver, page: Page, view: View): Promise<void> {
  const screen = app.screen()
  const boxes = screen.locator('input:not([type=file])').filter({ visible: true })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 812 })
    await show(app, page, view)
    await expect(screen.locator('input[type=password]').first()).toBeVisible()
    const kinds = await boxes.evaluateAll((all) => all.map((one) => one.getAttribute('type')))
    for (const at of kinds.flatMap((kind, place) => (kind === 'password' ? [place] : []))) {
      const box = boxes.nth(at)
      const name = `${nameOf(view)}, box ${at + 1}, ${width} px`
      await box.fill(typed)
      const eye = screen.getByRole('button', { name: '显示密码' })
      await expect(eye).toBeVisible()
      expect.soft(await beyond(box), `${name}: px of dots beyond the box`).toBeLessThanOrEqual(0)
      await app.screenshot(`password-${view.route}-${at}-${width}`)
      await eye.tap()
      await expect(box).toHaveAttribute('type', 'text')
      expect.soft(await beyond(box), `${name}: px of digits beyond the box`).toBeLessThanOrEqual(0)
      await box.fill('')
    }
  }
}

test('all of a founder password is seen in its box where one logs in', async ({ app, page }) => {
  await app.keep([])
  await expectWhole(app, page, { route: 'mine', taps: ['登录区块'] })
  await expectWhole(app, page, { route: 'loginUser' })
  await expectWhole(app, page, { route: 'loginUser', taps: ['找回密码'] })
})

test('all of a founder password is seen in its box where it is changed', async ({ app, page }) => {
  await becomePerson(app, pairOf('axe', app).buyer)
  await expectWhole(app, page, { route: 'userInfo', taps: ['密码', '创始密码'], popup: true })
})
