import { dayStart } from '@contract/hours'
import { caller } from '../../support/server/process-call'
import { becomePerson, becomeUserOf, pairOf } from '../pages/people'
import { always, renewable } from '../pages/walks/module-states'
import { openVote } from '../pages/walks/reader-states'
import type { View } from '../pages/walks/views'
import { expectToHold, press, walk } from '../pages/walks/views'
import { placeOf } from '../support/places'
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
    await app.open(`${placeOf(page.route)}${page.query ?? ''}`.slice(1))
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
