import { trade } from '../pages/trade'
import { test } from '../support/test'

test('goods change hands, and every fen goes from available through frozen to income', async ({ app }) => {
  test.setTimeout(240_000)
  app.allowErrors(/favicon\.ico/)
  await trade(app)
})
