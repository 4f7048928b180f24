import { dayStart } from '@contract/hours'
import { caller } from '../support/process-call'
import { becomePerson, pairOf } from './pages/people'
import { walk } from './pages/views'
import { forward, hourMs } from './support/server-time'
import { test } from './support/test'

// The boards while the city sleeps: the plate counts down, a note says what is closed.

test.use({ city: 'before-open' })

test('both boards hold before 7:00 in the browser', async ({ app, page }) => {
  test.setTimeout(120_000)
  const now = (await caller(app.serverUrl)).now()
  await forward(app.serverUrl, dayStart(now) + 29 * hourMs - now)
  await becomePerson(app, pairOf('axe', app).buyer)
  await walk(app, page, [{ route: 'home' }, { route: 'sellBoard' }])
})
