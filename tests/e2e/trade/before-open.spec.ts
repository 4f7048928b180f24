import { dayStart } from '@contract/hours'
import { caller } from '../../support/server/process-call'
import { becomePerson, pairOf } from '../pages/people'
import { expectToHold, press, walk } from '../pages/walks/views'
import { forward, hourMs } from '../support/server-time'
import { expect, test } from '../support/test'

// The city while it sleeps: the plate counts down, a note says what is closed, keys that pay say when.

test.use({ city: 'before-open' })

test('both boards and what one pays for in the city hold before 7:00 in the browser, and who asked for it is told when the city opens', async ({
  app,
  page,
}) => {
  test.setTimeout(120_000)
  const now = (await caller(app.serverUrl)).now()
  await forward(app.serverUrl, dayStart(now) + 29 * hourMs - now)
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
