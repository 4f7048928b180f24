import { walkCityStates } from '../pages/walks/city-states'
import { becomePerson } from '../pages/people'
import { walkOn } from '../pages/walks/phone-walk'
import { walk } from '../pages/walks/views'
import { followRequests } from '../support/network/rest'
import { test } from '../support/test'

// Every state of votes, posts of mutual aid and shops, with every set of buttons, for whom it is there.

// Days pass on the way.
test.use({ city: 'city-states' })

test('what becomes of votes, posts and shops holds in the browser', async ({ app, page }) => {
  test.setTimeout(1_500_000)
  await walkCityStates(app.serverUrl, async ({ who, views }) => {
    await becomePerson(app, who)
    await walk(app, page, views)
  })
})

test('in the mini-program what becomes of votes, posts and shops holds', async ({ app, page }) => {
  test.setTimeout(1_500_000)
  await page.setViewportSize({ width: 320, height: 812 })
  const rest = followRequests(page)
  await walkCityStates(app.serverUrl, async ({ who, views }) => {
    await becomePerson(app, who)
    await app.open()
    await walkOn({ app, page, rest }, views, `block ${who.blockNo}`)
  })
})
