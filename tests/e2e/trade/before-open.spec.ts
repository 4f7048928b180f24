import { dayStart } from '@contract/hours'
import { caller } from '../../support/server/process-call'
import { becomePerson, becomeUserOf, pairOf } from '../pages/people'
import { always, renewable } from '../pages/walks/module-states'
import { openVote, withFewPoints } from '../pages/walks/reader-states'
import type { View } from '../pages/walks/views'
import { expectToHold, press, walk } from '../pages/walks/views'
import { sourceOf } from '../support/places'
import { ask, deviceOf } from '../support/device'
import { forward, hourMs } from '../support/server-time'
import { expect, test } from '../support/test'

// The city while it sleeps: the plate counts down, a note says what is closed, keys that pay say when.

test.use({ city: 'before-open' })

const night = async (serverUrl: string) => {
  const now = (await caller(serverUrl)).now()
  await forward(serverUrl, dayStart(now) + 29 * hourMs - now)
}

test('what one pays for in the city says when it opens, and a vote goes on', async ({ app }) => {
  await night(app.serverUrl)
  const { who, view } = await renewable(app.serverUrl)
  await becomeUserOf(app, who)
  const vote: View = { route: 'vote', query: `?id=${await openVote(who)}` }
  const pays: readonly View[] = [{ route: 'expand' }, { route: 'fund' }, view]
  for (const { view: page, says } of [
    ...pays.map((one) => ({ view: one, says: /07:00 开/ })),
    { view: vote, says: always },
  ]) {
    await app.open(`${sourceOf(page.route)}${page.query ?? ''}`.slice(1))
    await expect(app.screen().getByText(says).first(), page.route).toBeVisible()
  }
})

test('both boards and what one pays for in the city hold before 7:00 in the browser, and who asked for it is told when the city opens', async ({
  app,
  page,
}) => {
  test.setTimeout(120_000)
  await night(app.serverUrl)
  await becomePerson(app, pairOf('axe', app).buyer)
  await walk(app, page, [{ route: 'sellBoard' }, { route: 'expand' }, { route: 'fund' }, { route: 'home' }])
  await press(app, '提醒我')
  await forward(app.serverUrl, 3 * hourMs)
  // The next answer tells the app the time.
  await app.tab(1)
  await app.tab(0)
  await expect(app.screen().getByRole('alertdialog')).toContainText('已开市')
  await expectToHold(app, page, { route: 'home', popup: true })
})

test('a button that says why it waits says so in one line', async ({ app, page }) => {
  await night(app.serverUrl)
  /** In how many lines the words of a button stand. */
  const linesOf = (name: string | RegExp) =>
    app
      .screen()
      .getByRole('button', { name })
      .evaluate((button) => {
        const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
        const tops = new Set<number>()
        while (words.nextNode()) {
          const range = document.createRange()
          range.selectNodeContents(words.currentNode)
          for (const { top, width } of range.getClientRects()) if (width > 0) tops.add(Math.round(top))
        }
        return tops.size
      })
  const expectOneLine = async (path: string, name: string | RegExp) => {
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 812 })
      await app.open(path)
      await expect(app.screen().getByRole('button', { name })).toBeVisible()
      expect(await linesOf(name), `${path} at ${width}`).toBe(1)
    }
  }
  const buyer = await deviceOf(app.serverUrl, pairOf('axe', app).buyer)
  const { data: listings } = await ask(buyer, '/bctSale/list', { areaId: 3253 })
  const listing = listings.find(({ mine, qtyLeft }) => !mine && qtyLeft > 0)
  await becomePerson(app, pairOf('axe', app).buyer)
  await expectOneLine(`${sourceOf('salePay')}?saleId=${listing?.saleId}`.slice(1), /^07:00 开市/)
  await expectOneLine(sourceOf('buyAdd').slice(1), /^07:00 开市/)
  const { who, says } = await withFewPoints(app.serverUrl, 2107)
  await becomeUserOf(app, who)
  await expectOneLine(`${sourceOf('voteAdd')}?kind=fund`.slice(1), says)
})
