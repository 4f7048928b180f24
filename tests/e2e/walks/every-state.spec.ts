import { becomePerson, pairOf } from '../pages/people'
import { statesOf } from '../pages/walks/states'
import { walk } from '../pages/walks/views'
import { test } from '../support/test'

// The popups of an order, a bid and a listing, for both sides.

test.use({ city: 'states' })

test('what opens on an order, a bid and a listing holds for who buys in the browser', async ({ app, page }) => {
  test.setTimeout(300_000)
  const { asBuyer } = await statesOf(app)
  await becomePerson(app, pairOf('axe', app).buyer)
  await walk(app, page, asBuyer)
})

test('what opens on an order, a bid and a listing holds for who sells in the browser', async ({ app, page }) => {
  test.setTimeout(300_000)
  const { asSeller } = await statesOf(app)
  await becomePerson(app, pairOf('axe', app).seller)
  await walk(app, page, asSeller)
})
