import { dayMs } from '@contract/durations'
import { blockMarket } from '@contract/block/limits'
import type { Caller } from '../../../server/http/caller'
import { guest } from '../../../server/http/caller'
import { readSale } from '../../../server/modules/block-market/sale/info'
import { remind } from '../../../server/modules/block-market/sale/wish'
import * as market from '../../support/city/block-market'
import { buy, inBlockMarket, newcomer, numbered } from '../../support/city/block-market'
import type { TestDeps } from '../../support/database/database'
import { refusalOf } from '../../support/city/outcomes'
import { areaId, payFor, valueOf } from '../../support/city/small-city'
import { waits } from '../../support/waits'

let deps: TestDeps

inBlockMarket((fresh) => {
  deps = fresh
})

beforeEach(async () => {
  const zone = { category_id: 77, area_id: areaId, name: '北郊', sort: 1, no_from: 500, no_to: 5_010, price: null }
  await deps.db.insertInto('block_zone').values(zone).execute()
})

const sell = async (buyer: Caller, blockIds: readonly number[]) => {
  const cart = valueOf(await buy(deps, buyer, blockIds))
  valueOf(await payFor(deps, buyer, cart.payNo))
}

it('says the zone of a block, its round, and until when somebody has it reserved', async () => {
  const owner = await market.seller(deps, 560)
  await market.openPlots(deps)
  const plot = await numbered(deps, 5000)
  const known = {
    enabled: true,
    zone: { categoryId: 77, name: '北郊' },
    busyUntil: null,
    payNo: null,
    reminded: false,
    handovers: 0,
    prices: [],
    nextAt: null,
  }
  expect(valueOf(await readSale(deps, guest, owner.blockId))).toEqual({
    ...known,
    blockId: owner.blockId,
    roundNo: null,
  })
  expect(valueOf(await readSale(deps, guest, plot.block_id))).toMatchObject({ ...known, roundNo: 4 })
  valueOf(await buy(deps, await newcomer(deps), [owner.blockId]))
  const busy = valueOf(await readSale(deps, guest, owner.blockId))
  expect(busy.busyUntil).toBe(deps.clock.now() + waits.payMs)
  expect(valueOf(await readSale(deps, guest, plot.block_id)).busyUntil).toBeNull()
})

it('leads who has it reserved to their own pay order, and nobody else', async () => {
  const owner = await market.seller(deps, 560)
  const [buyer, other] = [await newcomer(deps), await newcomer(deps)]
  const { payNo } = valueOf(await buy(deps, buyer, [owner.blockId]))
  const seenBy = async (who: Caller) => valueOf(await readSale(deps, who, owner.blockId)).payNo
  expect([await seenBy(buyer), await seenBy(other), await seenBy(guest)]).toEqual([payNo, null, null])
  deps.clock.forward(waits.payMs)
  await market.work(deps)
  expect(await seenBy(buyer)).toBeNull()
})

it('counts what changed its owner, and shows what was paid in the zone in ninety days', async () => {
  const [one, other, far] = [
    await market.seller(deps, 560),
    await market.seller(deps, 561, 30_000),
    await market.seller(deps, 128, 1_000),
  ]
  const buyer = await newcomer(deps)
  const at = deps.clock.now()
  await sell(buyer, [one.blockId])
  deps.clock.forward(dayMs)
  await sell(buyer, [other.blockId, far.blockId])
  const seen = valueOf(await readSale(deps, guest, one.blockId))
  expect(seen.handovers).toBe(1)
  expect(seen.prices).toEqual([
    { at, price: 28_800 },
    { at: at + dayMs, price: 30_000 },
  ])
  deps.clock.forward(blockMarket.pricesMs)
  expect(valueOf(await readSale(deps, guest, one.blockId)).prices).toEqual([{ at: at + dayMs, price: 30_000 }])
  deps.clock.forward(1)
  expect(valueOf(await readSale(deps, guest, one.blockId))).toMatchObject({ handovers: 1, prices: [] })
})

it('does not count what was undone, and knows no other block', async () => {
  const owner = await market.seller(deps, 560)
  await sell(await newcomer(deps), [owner.blockId])
  const { release_at } = await deps.db.selectFrom('handover').select('release_at').executeTakeFirstOrThrow()
  await deps.db.updateTable('handover').set({ state: 'undone', release_at: null }).execute()
  expect(valueOf(await readSale(deps, guest, owner.blockId))).toMatchObject({ handovers: 0, prices: [] })
  await deps.db.updateTable('handover').set({ state: 'held', release_at }).execute()
  expect(refusalOf(await readSale(deps, guest, 404))).toMatchObject({ reason: 'NOT_FOUND' })
})

it('shows what was paid in the whole city where there is no zone', async () => {
  await deps.db.deleteFrom('block_zone').execute()
  const owner = await market.seller(deps, 560)
  await sell(await newcomer(deps), [owner.blockId])
  expect(valueOf(await readSale(deps, guest, owner.blockId))).toMatchObject({ zone: null, prices: [{ price: 28_800 }] })
})

it('tells those who asked for it, once, that a reserved block is free again', async () => {
  const owner = await market.seller(deps, 560)
  const [buyer, waiting, gone] = [await newcomer(deps), await newcomer(deps), await newcomer(deps)]
  const wish = (who: Caller, on: 0 | 1, blockId = owner.blockId) => remind(deps, who.userId, { blockId, on })
  expect(refusalOf(await wish(waiting, 1))).toMatchObject({ reason: 'CLOSED' })
  expect(refusalOf(await wish(waiting, 1, 404))).toMatchObject({ reason: 'NOT_FOUND' })
  const told = async () => {
    const rows = deps.db.selectFrom('user_notice').select(['user_id', 'title']).where('kind', '=', 'blockFree')
    return (await rows.execute()).map((row) => row.user_id)
  }
  const reserve = async () => valueOf(await buy(deps, buyer, [owner.blockId]))
  const reminded = async () => valueOf(await readSale(deps, waiting, owner.blockId)).reminded

  await reserve()
  for (const who of [waiting, waiting, gone, buyer]) expect(valueOf(await wish(who, 1))).toEqual({ on: true })
  valueOf(await wish(gone, 0))
  expect(await reminded()).toBe(true)
  deps.clock.forward(waits.payMs)
  await market.work(deps)
  expect(await told()).toEqual([waiting.userId])
  expect(await reminded()).toBe(false)

  const again = await reserve()
  deps.clock.forward(waits.payMs)
  await market.work(deps)
  expect(again.state).toBe('unpaid')
  expect(await told()).toEqual([waiting.userId])

  const last = await reserve()
  valueOf(await wish(waiting, 1))
  valueOf(await payFor(deps, buyer, last.payNo))
  expect(await told()).toEqual([waiting.userId])
  expect(await deps.db.selectFrom('block_wish').selectAll().execute()).toEqual([])
})
