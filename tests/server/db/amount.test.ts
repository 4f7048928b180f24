import fc from 'fast-check'
import { sql } from 'kysely'
import { amountOf, fen, qty } from '@contract/money'
import { amountIn } from '../../../server/db/amount'
import type { TestServer } from '../../support/server/server'
import { testServer } from '../../support/server/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** An amount that fits: a price in fen, and a quantity that does not make more of it than is exact. */
const costs = fc
  .tuple(fc.maxSafeNat(), fc.maxSafeNat())
  .map(([price, quantity]) => [price, price > 10_000 ? quantity % 10_000 : quantity] as const)

it('the database reckons what a quantity costs to the same fen as contract/money', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(costs, { minLength: 1, maxLength: 50 }), async (asked) => {
      const [prices, quantities] = [asked.map(([price]) => price), asked.map(([, quantity]) => quantity)]
      const { rows } = await sql<{ amount: number }>`
        select ${amountIn('price', 'quantity')} as amount
        from unnest(${prices}::bigint[], ${quantities}::bigint[]) with ordinality as asked (price, quantity, place)
        order by place`.execute(server.deps.db)
      const expected = asked.map(([price, quantity]) => amountOf(fen(price), qty(quantity)))
      expect(rows.map(({ amount }) => amount)).toEqual(expected)
    }),
  )
})
