import { trade } from '../pages/trade'
import { test } from '../support/test'

// It counts every fen of its people, who act in other scenarios, too.
test.use({ city: 'trade' })

test(
  'goods change hands, and every fen goes from available through frozen to income',
  { tag: '@first' },
  async ({ app }) => {
    test.setTimeout(240_000)
    app.allowErrors(/favicon\.ico/)
    await trade(app)
  },
)
