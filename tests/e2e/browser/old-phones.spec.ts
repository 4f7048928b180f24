import { trade } from '../pages/trade'
import { test } from '../support/test'

test.use({ city: 'old-phones' })

test('in the mini-program goods change hands where promises run by timers, as on iOS up to 15', async ({
  app,
  page,
}) => {
  test.setTimeout(240_000)
  await page.addInitScript(() => void (globalThis.__hostPromises = 'timers'))
  await trade(app)
})
