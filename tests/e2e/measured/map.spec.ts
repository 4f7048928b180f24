import type { Page } from '@playwright/test'
import { h5Driver } from '../support/h5'
import { fillMap } from '../../support/browser/long-market'
import { cityWith } from '../support/long-city'
import { expect } from '../support/test'

/** As many as the map draws. */
const plots = 10_000

const test = cityWith((databaseUrl) => fillMap(databaseUrl, plots))

/** Turns of one gesture, each of which is drawn. */
const turns = 40

/** Two fingers on the map, moved or spread a little before each picture; how long the pictures took, in ms, from the shortest. */
const gesture = (page: Page, spreadPx: number) =>
  page.locator('[role=img][aria-label^=地籍图]').evaluate(
    async (element, { count, spread }) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const send = (kind: string, away: number, by: number) => {
        const finger = (identifier: number, clientX: number) =>
          new Touch({ identifier, target: element, clientX, clientY: y + by })
        const touches = kind === 'touchend' ? [] : [finger(1, x - away), finger(2, x + away)]
        element.dispatchEvent(new TouchEvent(kind, { touches, bubbles: true, cancelable: true }))
      }
      const frame = () => new Promise<number>((done) => requestAnimationFrame(done))
      const took: number[] = []
      send('touchstart', 20, 0)
      let last = await frame()
      for (let turn = 1; turn <= count; turn += 1) {
        send('touchmove', 20 + spread * turn, turn % 2 === 0 ? 6 : -6)
        const now = await frame()
        took.push(now - last)
        last = now
      }
      send('touchend', 0, 0)
      return took.sort((one, other) => one - other)
    },
    { count: turns, spread: spreadPx },
  )

// The mini-program draws with the same code on another thread, where a page cannot measure it.
test('a map of 10,000 plots follows two fingers in every picture in the browser', async ({ page, longCity }) => {
  test.setTimeout(120_000)
  const app = h5Driver(page, longCity, 'market')
  await app.open('pages/category/index')
  await app.screen().getByRole('checkbox', { name: '全部' }).tap()
  await app.screen().getByRole('radio', { name: '地图' }).tap()
  await expect(app.screen().getByText(/^只画前 \d+ 块/)).toBeVisible({ timeout: 30_000 })
  for (let press = 0; press < 9; press += 1) await app.screen().getByRole('button', { name: '缩小' }).tap()
  const whole = await gesture(page, 0)
  const nearer = await gesture(page, 6)
  for (const [name, took] of Object.entries({ whole, nearer })) {
    const middle = took[turns / 2] ?? 0
    console.log(`${name}: ${middle.toFixed(0)} ms a picture, ${took[turns - 1]?.toFixed(0)} at most`)
    // The middle one: what else runs on this machine makes some of them late.
    expect(middle, `${name}, ms a picture`).toBeLessThan(50)
  }
})
