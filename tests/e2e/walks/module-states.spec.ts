import type { Said } from '../pages/walks/module-states'
import { walkModuleStates } from '../pages/walks/module-states'
import { becomePerson } from '../pages/people'
import { walkOn } from '../pages/walks/phone-walk'
import { walk } from '../pages/walks/views'
import type { AppDriver } from '../support/driver'
import { followRequests } from '../support/network/rest'
import { expect, test } from '../support/test'

// What cannot be done with a block in transfer, in a halt, at each state of a round of slots, and where modules are closed.

// Days pass on the way, and the modules stay closed.
test.use({ city: 'module-states' })

const expectToSay = (app: AppDriver, { view, says }: Said) =>
  expect.soft(app.screen().getByText(says).first(), `${view.route} says it`).toBeVisible()

test('a round of slots and the closed modules hold in the browser', async ({ app, page }) => {
  test.setTimeout(300_000)
  await walkModuleStates(app.serverUrl, async (said) => {
    await becomePerson(app, said.who)
    await walk(app, page, [said.view])
    await expectToSay(app, said)
  })
})

test('in the mini-program a round of slots and the closed modules hold', async ({ app, page }) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 320, height: 812 })
  const rest = followRequests(page)
  await walkModuleStates(app.serverUrl, async (said) => {
    await becomePerson(app, said.who)
    await app.open()
    await walkOn({ app, page, rest }, [said.view], String(said.says))
    await expectToSay(app, said)
  })
})
