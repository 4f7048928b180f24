import { hourMs } from '@contract/durations'
import { deadlines } from '../../../server/deadlines'
import { beat, makeUpForOutage } from '../../../server/jobs/outage'
import { allOpenings } from '../../../server/modules/settings/open/opening-hours'
import { forgotten, wakeOverdue } from '../../../server/jobs/lost'
import { balancesOf } from '../../../server/ledger/wallet'
import { pointsOf } from '../../../server/modules/points/open/award'
import * as market from '../../support/city/block-market'
import { buy, inBlockMarket, newcomer, work } from '../../support/city/block-market'
import { adminAct } from '../../support/city/expand'
import * as mutual from '../../support/city/mutual'
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
  expect(await makeUpForOutage(database.url, deps.clock, deadlines, allOpenings)).toBe(2 * hourMs)
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
  expect(await wakeOverdue(deps, deadlines)).toBe(3)
  await work(deps)
  expect((await balancesOf(deps.db, sold.userId)).income).toBe(28_512)
  expect((await handover()).sealed_password).toBeNull()
  expect(await deps.db.selectFrom('block_cart').select('state').orderBy('cart_id').execute()).toEqual([
    { state: 'done' },
    { state: 'closed' },
  ])
})

const lose = (kind: string) => deps.db.deleteFrom('job').where('kind', '=', kind).execute()

it('gives the lost wake-up of a change of owner back: what the former owner began ends, and the points come home', async () => {
  const [owner, neighbour] = [await mutual.neighbour(deps, 560), await mutual.neighbour(deps, 91)]
  const posts = [valueOf(await mutual.publish(deps, owner)), valueOf(await mutual.publish(deps, owner))]
  const elsewhere = valueOf(await mutual.publish(deps, neighbour)).mutualId
  valueOf(await mutual.join(deps, owner, elsewhere))
  const before = await pointsOf(deps.db, owner.userId)
  valueOf(await market.offer(deps, owner))
  expect(await wakeOverdue(deps, deadlines)).toBe(0)
  const buyer = await newcomer(deps)
  valueOf(await payFor(deps, buyer, valueOf(await buy(deps, buyer, [owner.blockId])).payNo))
  expect(await forgotten(deps.db, deadlines)).toEqual([])
  await lose('mutualHandOver')
  expect(await forgotten(deps.db, deadlines)).toEqual([`mutualHandOver ${owner.blockId}: nothing waits for its time`])
  expect(await wakeOverdue(deps, deadlines)).toBe(1)
  await work(deps)
  for (const { mutualId } of posts) expect((await mutual.postOf(deps, mutualId)).state).toBe('closed')
  expect((await mutual.repliesOf(deps, elsewhere)).map(({ state }) => state)).toEqual(['withdrawn'])
  expect(await pointsOf(deps.db, owner.userId)).toBe(before + 2 * mutual.form().thanks)
  expect(await wakeOverdue(deps, deadlines)).toBe(0)
})

it('gives the lost wake-up of a halted round back: what was reserved of it is free again', async () => {
  const round = await market.openPlots(deps)
  const plot = await market.numbered(deps, 5000)
  valueOf(await buy(deps, await newcomer(deps), [plot.block_id]))
  const asked = valueOf(await adminAct(deps, round.one, round, 'askHalt', '价格写错了'))
  valueOf(await adminAct(deps, round.other, asked, 'halt', '价格写错了'))
  await lose('endPlotOrders')
  expect(await forgotten(deps.db, deadlines)).toEqual([`endPlotOrders ${round.roundId}: nothing waits for its time`])
  expect(await wakeOverdue(deps, deadlines)).toBe(1)
  await work(deps)
  expect(await market.numbered(deps, 5000)).toMatchObject({ state: 0, transfer_price: null })
  expect(await forgotten(deps.db, deadlines)).toEqual([])
})
