import { readHandover } from '../../../server/modules/block-market/handover/info'
import { editBlock } from '../../../server/modules/market/transfer/service'
import { cancelPay } from '../../../server/modules/pay/service'
import { payers } from '../../../server/payers'
import type { Caller } from '../../../server/http/caller'
import { guest } from '../../../server/http/caller'
import * as market from '../../support/city/block-market'
import { blockOf, buy, inBlockMarket, newcomer, numbered, work } from '../../support/city/block-market'
import { buySlots, openRound } from '../../support/city/expand'
import { paidBid, sellInto } from '../../support/city/bids'
import type { TestDeps } from '../../support/database/database'
import { reasons, times, won } from '../../support/city/outcomes'
import { addRice, clientNo, payFor, resident, rice, takeRice, valueOf } from '../../support/city/small-city'
import { waits } from '../../support/waits'

let deps: TestDeps

inBlockMarket((fresh) => {
  deps = fresh
})

const nobody = guest

const people = (count: number, availableFen = 1_000_000): Promise<Caller[]> =>
  Promise.all(Array.from({ length: count }, () => newcomer(deps, availableFen)))

const unpaid = () => deps.db.selectFrom('block_order').select('block_id').where('state', '=', 'unpaid').execute()

it('R10: of twenty carts that share a block one gets all its lines, the others none of theirs', async () => {
  const shared = await market.seller(deps, 560)
  const others = await Promise.all(Array.from({ length: 20 }, (_, no) => market.seller(deps, 600 + no)))
  const buyers = await people(20)
  const results = await times(20, (at) => buy(deps, buyers[at] ?? nobody, [shared.blockId, others[at]?.blockId ?? 0]))
  expect(won(results)).toHaveLength(1)
  expect(reasons(results)).toEqual(new Set(['SOLD_OUT']))
  expect(await unpaid()).toHaveLength(2)
})

it('R11: twenty carts of the same twenty blocks in twenty orders do not wait for each other in a circle', async () => {
  await market.openPlots(deps, 30, 20)
  const ids = await Promise.all(Array.from({ length: 20 }, async (_, no) => (await numbered(deps, 5000 + no)).block_id))
  const buyers = await people(20)
  const lines = await Promise.all(ids.map((id) => market.lineOf(deps, id)))
  const turned = (at: number) => [...lines.slice(at), ...lines.slice(0, at)]
  const results = await times(20, (at) =>
    buy(deps, buyers[at] ?? nobody, [], at % 2 === 0 ? turned(at) : [...turned(at)].reverse()),
  )
  expect(won(results)).toHaveLength(1)
  expect(reasons(results)).toEqual(new Set(['SOLD_OUT']))
  expect(await unpaid()).toHaveLength(20)
})

it('twenty carts of twenty blocks each that overlap: each has all of its blocks or none, and no block two buyers', async () => {
  const sellers = await Promise.all(Array.from({ length: 10 }, (_, no) => market.seller(deps, 700 + no)))
  await market.openPlots(deps, 90, 20)
  const plots = await Promise.all(Array.from({ length: 90 }, (_, no) => numbered(deps, 5000 + no)))
  const ids = [...sellers.map(({ blockId }) => blockId), ...plots.map((plot) => plot.block_id)]
  const buyers = await people(20, 10_000_000)
  const wished = Array.from({ length: 20 }, (_, at) =>
    Array.from({ length: 20 }, (_, no) => ids[(at * 7 + no * 3) % 100] ?? 0),
  )
  const results = await times(20, (at) => buy(deps, buyers[at] ?? nobody, wished[at] ?? []))
  const got = won(results)
  expect(got.length).toBeGreaterThan(0)
  expect(reasons(results)).toEqual(new Set(['SOLD_OUT']))
  const reserved = (await unpaid()).map((row) => row.block_id)
  expect(reserved).toHaveLength(got.length * 20)
  expect(new Set(reserved).size).toBe(reserved.length)
  const paid = await Promise.all(
    results.flatMap((result, at) => (result.ok ? [payFor(deps, buyers[at] ?? nobody, result.value.payNo)] : [])),
  )
  expect(won(paid)).toHaveLength(got.length)
})

it('R12: pays or closes a check-out at its end, never both, and twenty payments pay once', async () => {
  const sellers = await Promise.all(Array.from({ length: 21 }, (_, no) => market.seller(deps, 560 + no)))
  const buyers = await people(21)
  const carts = await Promise.all(
    buyers.map(async (buyer, at) => valueOf(await buy(deps, buyer, [sellers[at]?.blockId ?? 0]))),
  )
  const payNo = (at: number) => carts[at]?.payNo ?? ''
  const first = await times(20, () => payFor(deps, buyers[0] ?? nobody, payNo(0)))
  expect(won(first)).toHaveLength(1)
  const pays = buyers.slice(1).map((buyer, at) => payFor(deps, buyer, payNo(at + 1)))
  deps.clock.forward(waits.payMs)
  const cancels = buyers
    .slice(1)
    .map((buyer, at) => cancelPay(deps, payers, buyer, { clientNo: clientNo(), payNo: payNo(at + 1), ver: 1 }))
  await Promise.all([...pays, ...cancels, work(deps), work(deps)])
  await work(deps)
  const [paid, cancelled] = [await Promise.all(pays), await Promise.all(cancels)]
  for (const [at, result] of paid.entries()) {
    expect(result.ok && cancelled[at]?.ok).toBe(false)
    const [seller, buyer] = [sellers[at + 1] ?? nobody, buyers[at + 1] ?? nobody]
    const block = await blockOf(deps, seller.blockId)
    expect([block.owner_user_id, block.state]).toEqual(result.ok ? [buyer.userId, 1] : [seller.userId, 2])
    const { state } = await deps.db
      .selectFrom('block_cart')
      .select('state')
      .where('user_id', '=', buyer.userId)
      .executeTakeFirstOrThrow()
    expect(state).toBe(result.ok ? 'done' : 'closed')
  }
})

it('R13: an owner who takes the block back while it is checked out has it, or it is reserved; never both', async () => {
  const buyers = await people(19)
  for (let round = 0; round < 4; round += 1) {
    const owner = await market.seller(deps, 560 + round)
    const line = await market.lineOf(deps, owner.blockId)
    const back = () => editBlock(deps, owner, { clientNo: clientNo(), ver: 2, transfer: null })
    // Now the owner is the first of the twenty, now in their middle.
    const before = buyers.slice(0, round * 5).map((buyer) => buy(deps, buyer, [], [line]))
    const taking = back()
    const after = buyers.slice(round * 5).map((buyer) => buy(deps, buyer, [], [line]))
    const [taken, ...carts] = await Promise.all([taking, ...before, ...after])
    const [bought] = won(carts)
    expect([...won(carts), ...(taken.ok ? [taken] : [])]).toHaveLength(1)
    expect((await blockOf(deps, owner.blockId)).state).toBe(bought ? 3 : 1)
    if (!bought?.ok) continue
    const buyer = buyers.find((_, at) => carts[at]?.ok)
    valueOf(await cancelPay(deps, payers, buyer ?? nobody, { clientNo: clientNo(), payNo: bought.value.payNo, ver: 1 }))
  }
})

it('R14: what a seller does in an old session during the handover is done before, or refused', async () => {
  const buyer = await newcomer(deps)
  for (let round = 0; round < 3; round += 1) {
    const owner = await market.seller(deps, 560 + round)
    const cart = valueOf(await buy(deps, buyer, [owner.blockId]))
    const listed = () => addRice(deps, owner, {})
    const [paid, ...tried] = await Promise.all([payFor(deps, buyer, cart.payNo), ...Array.from({ length: 19 }, listed)])
    expect(paid.ok).toBe(true)
    expect(reasons(tried)).not.toContain(undefined)
    expect(won(tried)).toEqual([])
    const edit = await editBlock(deps, owner, { clientNo: clientNo(), ver: 4, name: '我的' })
    expect(reasons([edit])).toEqual(new Set(['NO_RIGHT']))
  }
})

it('R15: of twenty tabs one gets the new password', async () => {
  const owner = await market.seller(deps, 560)
  const buyer = await newcomer(deps)
  const cart = valueOf(await buy(deps, buyer, [owner.blockId]))
  valueOf(await payFor(deps, buyer, cart.payNo))
  const look = (isShown: boolean) => readHandover(deps, buyer.userId, cart.orders[0]?.orderId ?? 0, isShown)
  // The connections of all twenty are open before the race, or the first would win by its start.
  await times(20, () => look(false))
  const shown = await times(20, () => look(true))
  expect(won(shown)).toHaveLength(1)
  expect(reasons(shown)).toEqual(new Set(['CLOSED']))
})

it('R9: a block that is set for transfer while it trades has the trade or the lock, never an order of a locked block', async () => {
  const other = await resident(deps, 3021, 1_000_000)
  for (let round = 0; round < 6; round += 1) {
    const owner = await resident(deps, 500 + round)
    const [sale, bid] = [await rice(deps, owner), await paidBid(deps, other)]
    const trade = (at: number) => (at % 2 === 0 ? takeRice(deps, other, sale.saleId) : sellInto(deps, owner, bid.buyId))
    // Now the owner is the first of the twenty, now in their middle.
    const [before, offered, after] = await Promise.all([
      times(round, trade),
      market.offer(deps, owner),
      times(19 - round, trade),
    ])
    const traded = [...before, ...after]
    expect(offered.ok).toBe(won(traded).length === 0)
    if (offered.ok) expect(reasons(traded)).toEqual(new Set(['BLOCK_TRANSFER']))
  }
})

it('R9: slots that wait for their money are paid before the block is offered, or given up; never paid by a locked block', async () => {
  const round = await openRound(deps, { quota: 20 })
  for (let at = 0; at < 4; at += 1) {
    const owner = await resident(deps, 500 + at, 1_000_000)
    await deps.db.updateTable('block').set({ capacity: 3 }).where('block_id', '=', owner.blockId).execute()
    const slots = valueOf(await buySlots(deps, owner, round))
    const [offered, ...paid] = await Promise.all([
      market.offer(deps, owner),
      ...Array.from({ length: 19 }, () => payFor(deps, owner, slots.payNo)),
    ])
    expect(won(paid).length).toBeLessThanOrEqual(1)
    const { state, capacity } = await blockOf(deps, owner.blockId)
    expect(state).toBe(offered.ok ? 2 : 1)
    expect(capacity).toBe(won(paid).length === 1 ? 4 : 3)
    const { state: bought } = await deps.db
      .selectFrom('slot_purchase')
      .select('state')
      .where('block_id', '=', owner.blockId)
      .executeTakeFirstOrThrow()
    expect(bought).toBe(won(paid).length === 1 ? 'done' : 'closed')
  }
})

it('R24: a clock that jumps over payment, release and erasing does each once, in the order of their times', async () => {
  const [paid, left] = [await market.seller(deps, 560), await market.seller(deps, 561)]
  const [buyer, late] = [await newcomer(deps), await newcomer(deps)]
  const cart = valueOf(await buy(deps, buyer, [paid.blockId]))
  valueOf(await payFor(deps, buyer, cart.payNo))
  valueOf(await buy(deps, late, [left.blockId]))
  deps.clock.forward(40 * 86_400_000)
  await work(deps)
  await times(20, () => work(deps))
  const told = await deps.db.selectFrom('user_notice').select('kind').orderBy('notice_id').execute()
  expect(told.map(({ kind }) => kind)).toEqual([
    'blockReserved',
    'blockBought',
    'blockSold',
    'blockReserved',
    'blockFreed',
    'cartClosed',
    'blockReleased',
    'transferEnded',
  ])
  expect(await deps.db.selectFrom('handover').select(['state', 'sealed_password']).execute()).toEqual([
    { state: 'done', sealed_password: null },
  ])
  expect((await blockOf(deps, left.blockId)).state).toBe(1)
})
