import type { ZoneSale } from '@contract/block/zone'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import { payers } from '../../../server/payers'
import { transact } from '../../../server/db/transact'
import type { Caller } from '../../../server/http/caller'
import type { StaffCaller } from '../../../server/http/staff/staff-caller'
import { actOnBlock } from '../../../server/modules/block-market/freeze'
import { readSale } from '../../../server/modules/block-market/sale/info'
import { addRound } from '../../../server/modules/expand/admin'
import { removeZone, saveZone } from '../../../server/modules/expand/zones/save'
import { listZones } from '../../../server/modules/market/cart/list'
import { cancelPay } from '../../../server/modules/pay/service'
import { insertUnsold } from '../../../server/setup/setup-store'
import { buy, inBlockMarket, lineOf, newcomer, numbered, work } from '../../support/city/block-market'
import { adminAct, haltRound, planOf, plannedRound } from '../../support/city/expand'
import { refusalOf } from '../../support/city/outcomes'
import { areaId, clientNo, operators, payFor, valueOf } from '../../support/city/small-city'
import type { TestDeps } from '../../support/database/database'
import { answerAsk } from '../../support/admin/second'
import { staffCaller } from '../../support/admin/as-operator'

let deps: TestDeps
let zhou: StaffCaller
let second: number
let buyer: Caller

inBlockMarket((fresh) => {
  deps = fresh
})

beforeEach(async () => {
  const [one = 0, other = 0] = await operators(deps)
  zhou = staffCaller(one)
  second = other
  buyer = await newcomer(deps, 1_000_00)
  await transact(deps.db, async (tx) =>
    ok(await insertUnsold(tx, { areaId, from: 5000, to: 5009, now: deps.clock.now(), nextId: () => deps.ids.next() })),
  )
})

const wish = { areaId, zoneId: null, ver: 0, name: '北郊', noFrom: 5000, noTo: 5009, price: fen(88_00) }
type Wish = Omit<Parameters<typeof saveZone>[2], 'clientNo' | 'reason'>
const save = (more: Partial<Wish> = {}, sold: ZoneSale = 'price') =>
  saveZone(deps, zhou, { clientNo: clientNo(), reason: '城市向北扩建', sold, ...wish, ...more })
const agree = async (zoneId: number) =>
  valueOf(await answerAsk(deps, second, 'approve', { kind: 'zoneOffer', refId: zoneId }))
const zoneNow = async () => valueOf(await listZones(deps, areaId, { platform: 'h5' })).zones[0]
const priceOf = async (no: number) => (await numbered(deps, no)).transfer_price

/** A zone that is sold by its price: as two operators have it. */
async function onSale() {
  const { zoneId } = valueOf(await save())
  await agree(zoneId)
  const ver = (await deps.db.selectFrom('block_zone').select('ver').executeTakeFirstOrThrow()).ver
  return { zoneId, ver }
}

it('offers nothing before a second person agrees, then every unsold block at its price, without an end', async () => {
  const made = valueOf(await save())
  expect(made).toMatchObject({ sold: 'round', price: 88_00, asked: true, unsold: 10 })
  expect(await zoneNow()).toMatchObject({ offered: 0, lowest: null, closed: 10, nextAt: null })
  expect(refusalOf(await save({ zoneId: made.zoneId, ver: made.ver }))).toMatchObject({ reason: 'CLOSED' })
  await agree(made.zoneId)
  expect(await zoneNow()).toMatchObject({ offered: 10, lowest: 88_00, closed: 0 })
  const block = await numbered(deps, 5003)
  expect(block).toMatchObject({ transfer_price: 88_00, transfer_until: null, round_id: null })
  deps.clock.forward(400 * 86_400_000)
  await work(deps)
  const cart = valueOf(await buy(deps, buyer, [block.block_id]))
  valueOf(await payFor(deps, buyer, cart.payNo))
  expect(await numbered(deps, 5003)).toMatchObject({ owner_user_id: buyer.userId, transfer_price: null })
  const books = deps.db.selectFrom('account').select('balance').where('key', '=', `area:${areaId}:treasury`)
  expect(await books.executeTakeFirstOrThrow()).toEqual({ balance: 88_00 })
})

it('lets one person do what sells less, and asks two for what sells more', async () => {
  const { zoneId, ver } = await onSale()
  const dearer = valueOf(await save({ zoneId, ver, price: fen(99_00) }))
  expect([dearer.price, dearer.asked, await priceOf(5000)]).toEqual([88_00, true, 88_00])
  await agree(zoneId)
  expect([await priceOf(5000), (await zoneNow())?.lowest]).toEqual([99_00, 99_00])
  const narrower = valueOf(await save({ zoneId, ver: ver + 1, noTo: 5004, price: fen(99_00) }))
  expect([narrower.asked, await priceOf(5004), await priceOf(5005)]).toEqual([false, 99_00, null])
  const closed = valueOf(await save({ zoneId, ver: narrower.ver, noTo: 5004 }, 'round'))
  expect([closed.sold, closed.asked, await priceOf(5000)]).toEqual(['round', false, null])
})

it('asks for a price before anything is sold at one', async () =>
  expect(refusalOf(await save({ price: null }))).toMatchObject({
    reason: 'FORM',
    data: { fields: { price: '按标价卖要先定单价' } },
  }))

it('offers nothing more when it is removed', async () => {
  const { zoneId, ver } = await onSale()
  valueOf(await removeZone(deps, zhou, { clientNo: clientNo(), id: zoneId, ver, reason: '并入别的分区' }))
  expect(await priceOf(5000)).toBeNull()
})

it('gives its numbers to a round from its planning on, and takes back what the round did not sell', async () => {
  await onSale()
  const tiers = [{ from: 5000, to: 5004, price: fen(120_00) }]
  const round = await plannedRound(deps, { kind: 'plot', tiers, quota: 5 })
  expect([await priceOf(5000), await priceOf(5005)]).toEqual([null, 88_00])
  expect(await zoneNow()).toMatchObject({ offered: 5, closed: 5, nextAt: round.openAt })
  const { block_id: blockId } = await numbered(deps, 5000)
  expect(valueOf(await readSale(deps, { ...buyer, platform: 'h5' }, blockId))).toMatchObject({ nextAt: round.openAt })
  deps.clock.forward(3_600_000)
  await work(deps)
  expect([await priceOf(5000), await priceOf(5005)]).toEqual([120_00, 88_00])
  await haltRound(deps, { ...round, ver: round.ver + 1 })
  expect([await priceOf(5000), await priceOf(5005)]).toEqual([88_00, 88_00])
})

it('takes its numbers back from a plan that is withdrawn', async () => {
  await onSale()
  const tiers = [{ from: 5000, to: 5004, price: fen(120_00) }]
  const round = await plannedRound(deps, { ...planOf(deps), kind: 'plot', tiers, quota: 5 })
  valueOf(await adminAct(deps, round.one, round, 'withdraw'))
  expect(await priceOf(5000)).toBe(88_00)
})

it('a block that was reserved, or frozen, is offered again as its zone then says', async () => {
  const { zoneId, ver } = await onSale()
  const [reserved, frozen] = [await numbered(deps, 5001), await numbered(deps, 5002)]
  valueOf(await buy(deps, buyer, [reserved.block_id]))
  valueOf(
    await actOnBlock(deps, second, {
      clientNo: clientNo(),
      blockId: frozen.block_id,
      ver: frozen.ver,
      act: 'freeze',
      reason: '核对权属',
    }),
  )
  const seen = await lineOf(deps, reserved.block_id)
  valueOf(await save({ zoneId, ver, price: fen(70_00) }))
  await agree(zoneId)
  expect([await priceOf(5000), await priceOf(5001)]).toEqual([70_00, 88_00])
  deps.clock.forward(15 * 60_000)
  await work(deps)
  expect(await priceOf(5001)).toBe(70_00)
  expect(refusalOf(await buy(deps, buyer, [], [seen]))).toMatchObject({ reason: 'PRICE_CHANGED' })
  const { ver: frozenVer } = await numbered(deps, 5002)
  const asked = {
    clientNo: clientNo(),
    blockId: frozen.block_id,
    ver: frozenVer,
    act: 'askUnfreeze',
    reason: '权属无误',
  } as const
  valueOf(await actOnBlock(deps, second, asked))
  valueOf(await answerAsk(deps, zhou.userId, 'approve', { kind: 'unfreeze', refId: frozen.block_id }))
  expect(await priceOf(5002)).toBe(70_00)
})

it('a price that changes while somebody checks out and gives up leaves no block at the old one', async () => {
  const { zoneId, ver } = await onSale()
  const ids = await Promise.all([5000, 5001, 5002, 5003, 5004].map(async (no) => (await numbered(deps, no)).block_id))
  valueOf(await buy(deps, buyer, ids))
  valueOf(await save({ zoneId, ver, price: fen(70_00) }))
  deps.clock.forward(15 * 60_000)
  await Promise.all([agree(zoneId), work(deps)])
  await work(deps)
  const { rows } = {
    rows: await deps.db.selectFrom('block').select('transfer_price').where('block_no', '>=', 5000).execute(),
  }
  expect(rows.map(({ transfer_price: price }) => price)).toEqual(Array.from({ length: 10 }, () => 70_00))
})

it('a plan that is agreed to while a reservation lapses has its numbers all the same', async () => {
  await onSale()
  const ids = await Promise.all([5000, 5001, 5002].map(async (no) => (await numbered(deps, no)).block_id))
  valueOf(await buy(deps, buyer, ids))
  const tiers = [{ from: 5000, to: 5004, price: fen(120_00) }]
  const plan = { ...planOf(deps), kind: 'plot' as const, tiers, quota: 5, openAt: deps.clock.now() + 86_400_000 }
  const draft = valueOf(await addRound(deps, zhou.userId, { clientNo: clientNo(), ...plan }))
  deps.clock.forward(15 * 60_000)
  await Promise.all([adminAct(deps, second, draft, 'approve'), work(deps)])
  await work(deps)
  const prices = await Promise.all([5000, 5001, 5002, 5003, 5004, 5005].map(priceOf))
  expect(prices).toEqual([null, null, null, null, null, 88_00])
})

it('a plot that is freed after its round was halted goes back to its zone, not to the round’s price', async () => {
  await onSale()
  const tiers = [{ from: 5000, to: 5004, price: fen(120_00) }]
  const round = await plannedRound(deps, { kind: 'plot', tiers, quota: 5 })
  deps.clock.forward(3_600_000)
  await work(deps)
  const { block_id: blockId } = await numbered(deps, 5000)
  const { payNo } = valueOf(await buy(deps, buyer, [blockId]))
  await haltRound(deps, { ...round, ver: round.ver + 1 })
  // Before the job of the halt runs, the buyer gives up.
  valueOf(await cancelPay(deps, payers, buyer, { clientNo: clientNo(), payNo, ver: 1 }))
  expect(await numbered(deps, 5000)).toMatchObject({
    state: 0,
    transfer_price: 88_00,
    transfer_until: null,
    round_id: null,
  })
})

/** What one operator asks, and a second one agrees to. */
async function thaw(no: number) {
  const { block_id: blockId, ver } = await numbered(deps, no)
  const asked = { clientNo: clientNo(), blockId, ver, act: 'askUnfreeze', reason: '权属无误' } as const
  valueOf(await actOnBlock(deps, second, asked))
  valueOf(await answerAsk(deps, zhou.userId, 'approve', { kind: 'unfreeze', refId: blockId }))
}

const roundNow = () =>
  deps.db.selectFrom('expand_round').select(['quota', 'left_count']).where('state', '=', 'open').executeTakeFirst()

/** Block 5001 is reserved, 5002 frozen, when a round of these numbers opens; the reservation lasts ten minutes more. */
async function opensBeside(from: number, to: number) {
  await onSale()
  const frozen = await numbered(deps, 5002)
  const freeze = { clientNo: clientNo(), blockId: frozen.block_id, ver: frozen.ver, act: 'freeze' } as const
  valueOf(await actOnBlock(deps, second, { ...freeze, reason: '核对权属' }))
  const { payNo } = valueOf(await buy(deps, buyer, [(await numbered(deps, 5001)).block_id]))
  const tiers = [{ from, to, price: fen(120_00) }]
  const openAt = deps.clock.now() + 5 * 60_000
  const round = await plannedRound(deps, { kind: 'plot', tiers, openAt })
  deps.clock.forward(5 * 60_000)
  await work(deps)
  return { ...round, payNo }
}

it('a block that was reserved, or frozen, when its round opened comes back into that round', async () => {
  const { roundId, closeAt, payNo } = await opensBeside(5000, 5004)
  expect(await roundNow()).toEqual({ quota: 3, left_count: 3 })
  valueOf(await cancelPay(deps, payers, buyer, { clientNo: clientNo(), payNo, ver: 1 }))
  const offered = { state: 0, transfer_price: 120_00, transfer_until: closeAt, round_id: roundId }
  expect(await numbered(deps, 5001)).toMatchObject(offered)
  expect(await roundNow()).toEqual({ quota: 4, left_count: 4 })
  await thaw(5002)
  expect(await numbered(deps, 5002)).toMatchObject(offered)
  expect(await roundNow()).toEqual({ quota: 5, left_count: 5 })
  const again = valueOf(await buy(deps, buyer, [(await numbered(deps, 5001)).block_id]))
  valueOf(await payFor(deps, buyer, again.payNo))
  expect(await roundNow()).toEqual({ quota: 5, left_count: 4 })
  deps.clock.at = closeAt
  await work(deps)
  expect([await priceOf(5002), (await numbered(deps, 5002)).round_id]).toEqual([88_00, null])
})

it('a round that had nothing to offer when it opened offers what comes back', async () => {
  const { roundId } = await opensBeside(5001, 5002)
  expect(await roundNow()).toEqual({ quota: 2, left_count: 0 })
  deps.clock.forward(10 * 60_000)
  await work(deps)
  expect(await numbered(deps, 5001)).toMatchObject({ state: 0, transfer_price: 120_00, round_id: roundId })
  expect(await roundNow()).toEqual({ quota: 1, left_count: 1 })
  await thaw(5002)
  expect(await roundNow()).toEqual({ quota: 2, left_count: 2 })
})

it('a block that is frozen while it is reserved is of its round, and offered when it is unfrozen', async () => {
  const { roundId } = await opensBeside(5000, 5004)
  const { block_id: blockId, ver } = await numbered(deps, 5001)
  valueOf(await actOnBlock(deps, second, { clientNo: clientNo(), blockId, ver, act: 'freeze', reason: '核对权属' }))
  expect(await numbered(deps, 5001)).toMatchObject({ state: 9, round_id: roundId })
  await thaw(5001)
  expect(await numbered(deps, 5001)).toMatchObject({ state: 0, transfer_price: 120_00, round_id: roundId })
})

it('a reservation that lapses while its round opens belongs to the round, whichever comes first', async () => {
  await onSale()
  const ids = await Promise.all([5000, 5001, 5002].map(async (no) => (await numbered(deps, no)).block_id))
  valueOf(await buy(deps, buyer, ids))
  const openAt = deps.clock.now() + 15 * 60_000
  await plannedRound(deps, { kind: 'plot', tiers: [{ from: 5000, to: 5004, price: fen(120_00) }], openAt })
  deps.clock.at = openAt
  await Promise.all([work(deps), work(deps)])
  await work(deps)
  expect(await Promise.all([5000, 5001, 5002, 5003, 5004, 5005].map(priceOf))).toEqual([
    ...Array.from({ length: 5 }, () => 120_00),
    88_00,
  ])
  expect(await roundNow()).toEqual({ quota: 5, left_count: 5 })
})
