import type { Page } from '@playwright/test'
import { walkLateBallot, walkSending } from '../pages/walks/ballot-states'
import type { Look, Said } from '../pages/walks/module-states'
import { walkClosed, walkModuleStates } from '../pages/walks/module-states'
import { becomeUserOf } from '../pages/people'
import { walkOn } from '../pages/walks/phone-walk'
import { walk } from '../pages/walks/views'
import type { AppDriver } from '../support/driver'
import { followRequests } from '../support/network/rest'
import { expect, test } from '../support/test'

// What cannot be done by who reads, with a block in transfer, in a halt, at each state of a round of slots, by a ballot that is lost or
// late, and where modules are closed.

// Days pass on the way, and the modules stay closed.
test.use({ city: 'module-states' })

const expectToSay = (app: AppDriver, { view, says }: Said) =>
  expect.soft(app.screen().getByText(says).first(), `${view.route} says it`).toBeVisible()

async function walkAll(app: AppDriver, page: Page, look: Look): Promise<void> {
  // Of the ballot that is lost.
  app.allowErrors(/ERR_FAILED|Failed to (load resource|fetch)/)
  await walkSending({ app, page, look })
  await walkModuleStates(app.serverUrl, look)
  await walkLateBallot({ app, page, look })
  await walkClosed(app.serverUrl, look)
}

test('a round of slots, what a reader may not do and the closed modules hold in the browser', async ({ app, page }) => {
  test.setTimeout(300_000)
  await walkAll(app, page, async (said) => {
    await becomeUserOf(app, said.who)
    await walk(app, page, [said.view])
    await expectToSay(app, said)
  })
})

test('in the mini-program a round of slots, what a reader may not do and the closed modules hold', async ({
  app,
  page,
}) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 320, height: 812 })
  const rest = followRequests(page)
  await walkAll(app, page, async (said) => {
    await becomeUserOf(app, said.who)
    await app.open()
    await walkOn({ app, page, rest }, [said.view], String(said.says))
    await expectToSay(app, said)
  })
})
