import type { Page, Route } from '@playwright/test'
import { callTimeoutMs } from '@/lib/http/client'
import type { AppDriver } from '../support/driver'
import { stoppingServer } from '../support/network/stopping-server'
import { expect, test } from '../support/test'

// A server that takes a call and then says nothing more. The page must not wait for ever.

test.describe.configure({ timeout: callTimeoutMs + 60_000 })

const awaited = '**/bctArchive/list*'

/** The first rows of the archive meet this trouble; after the time of one call the page says so, and asking again shows them. */
async function expectToEnd(app: AppDriver, page: Page, trouble: (route: Route) => Promise<void>): Promise<void> {
  // The mini-program's own clock runs in its worker, where a test cannot move it.
  const isMovable = app.target === 'h5'
  if (isMovable) await page.clock.install()
  let asked = 0
  await page.route(awaited, (route) => {
    asked += 1
    return trouble(route)
  })
  await app.open('pages/archive/index')
  // Which city it is comes by a call of its own; moving the clock before it would end that one, too.
  await expect(
    app
      .screen()
      .getByText(/^测试城/)
      .first(),
  ).toBeVisible()
  await expect.poll(() => asked).toBeGreaterThan(0)
  const retry = app.screen().getByRole('button', { name: '重试' })
  await expect(retry).toHaveCount(0)
  if (isMovable) await page.clock.fastForward(callTimeoutMs)
  await expect(retry).toBeVisible({ timeout: isMovable ? 10_000 : callTimeoutMs + 10_000 })
  await expect(app.screen().getByText('请求超时，请重新尝试').first()).toBeVisible()
  await page.unroute(awaited)
  await retry.tap()
  await expect(app.screen().getByText(/ 结束/).first()).toBeVisible()
  await expect(retry).toHaveCount(0)
}

const never = (): Promise<void> => new Promise(() => undefined)

test('a page whose answer never comes says so after its time, and shows it when asked again', async ({ app, page }) => {
  await expectToEnd(app, page, never)
})

// Of the mini-program's host: host-limits.spec.ts.
test('in the browser a page whose answer stops in the middle says so, too, and shows it when asked again', async ({
  app,
  page,
}) => {
  const stopping = await stoppingServer()
  await expectToEnd(app, page, (route) => route.continue({ url: stopping.url }))
  stopping.end()
})
