import { hourMs } from '@contract/durations'
import { beat, makeUpForOutage } from '../../../server/jobs/outage'
import { wakeOverdue } from '../../../server/jobs/lost'
import { balancesOf } from '../../../server/ledger/wallet'
import * as market from '../../support/city/block-market'
import { buy, inBlockMarket, newcomer, work } from '../../support/city/block-market'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { payFor, valueOf } from '../../support/city/small-city'

let deps: TestDeps
let database: TestDatabase

inBlockMarket((fresh, own) => {
  deps = fresh
  database = own
})

const handover = () => deps.db.selectFrom('handover').selectAll().executeTakeFirstOrThrow()

/** A block that was bought, and one that waits for its money. */
async function begun() {
  const [sold, waiting] = [await market.seller(deps, 560), await market.seller(deps, 561)]
  const [buyer, slow] = [await newcomer(deps), await newcomer(deps)]
  valueOf(await payFor(deps, buyer, valueOf(await buy(deps, buyer, [sold.blockId])).payNo))
  return { sold, slow, cart: valueOf(await buy(deps, slow, [waiting.blockId])) }
}

it('an outage costs nobody anything: who has to pay, who may object, whose password waits', async () => {
  const { sold, slow, cart } = await begun()
  const before = await handover()
  await beat(deps)
  deps.clock.forward(2 * hourMs)
  expect(await makeUpForOutage(database.url, deps.clock)).toBe(2 * hourMs)
  const after = await handover()
  expect(after.release_at).toBe((before.release_at ?? 0) + 2 * hourMs)
  expect(after.sealed_until).toBe((before.sealed_until ?? 0) + 2 * hourMs)
  const hold = await deps.db.selectFrom('hold').select('release_at').where('state', '=', 'held').executeTakeFirst()
  expect(hold?.release_at).toBe(after.release_at)
  await work(deps)
  expect(valueOf(await payFor(deps, slow, cart.payNo)).state).toBe('paid')
  deps.clock.at = before.release_at ?? 0
  await work(deps)
  expect((await balancesOf(deps.db, sold.userId)).income).toBe(0)
  deps.clock.at = after.release_at ?? 0
  await work(deps)
  expect((await balancesOf(deps.db, sold.userId)).income).toBe(28_512)
})

it('gives lost wake-ups of check-outs and handovers back', async () => {
  const { sold } = await begun()
  await deps.db.deleteFrom('job').execute()
  deps.clock.at = (await handover()).release_at ?? 0
  expect(await wakeOverdue(deps)).toBe(3)
  await work(deps)
  expect((await balancesOf(deps.db, sold.userId)).income).toBe(28_512)
  expect((await handover()).sealed_password).toBeNull()
  expect(await deps.db.selectFrom('block_cart').select('state').orderBy('cart_id').execute()).toEqual([
    { state: 'done' },
    { state: 'closed' },
  ])
})
