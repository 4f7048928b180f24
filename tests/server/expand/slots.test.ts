import { guest } from '../../../server/http/caller'
import { postponePayments } from '../../../server/modules/pay/open/deadlines'
import { deadlines } from '../../../server/deadlines'
import { balancesOf } from '../../../server/ledger/wallet'
import { haltArea } from '../../../server/modules/area/halt-admin'
import { setSwitch } from '../../support/admin/access'
import { readExpansion, readPurchase, remind } from '../../../server/modules/expand/info'
import { expandPlot } from '../../../server/modules/expand/open/home'
import { editBlock } from '../../../server/modules/market/transfer/service'
import { running } from '../../../server/modules/stat/figures-store'
import { cancelPay } from '../../../server/modules/pay/service'
import { payers } from '../../../server/payers'
import type { TestDeps } from '../../support/database/database'
import type { Caller } from '../../../server/http/caller'
import { tenInTheMorning } from '../../support/database/database'
import { buySlots, capacityOf, expandFaults, holder, openRound, plannedRound, work } from '../../support/city/expand'
import { refusalOf, unreadKinds } from '../../support/city/outcomes'
import {
  addRice,
  allBooks,
  areaId,
  clientNo,
  inSmallCity,
  payFor,
  takeRice,
  valueOf,
} from '../../support/city/small-city'
import { fen } from '@contract/money'
import { waits } from '../../support/waits'

let deps: TestDeps

inSmallCity(
  (fresh) => {
    deps = fresh
  },
  (city) => allBooks(city, expandFaults),
)

const noticesOf = (userId: number) =>
  deps.db.selectFrom('user_notice').select(['kind', 'content', 'ref_type']).where('user_id', '=', userId).execute()
const leftOf = async (roundId: number) =>
  (await deps.db.selectFrom('expand_round').select('left_count').where('round_id', '=', roundId).execute())[0]
    ?.left_count

it('tells its buyer of a purchase, whichever block he acts as and after it was paid, and nobody else', async () => {
  const round = await openRound(deps)
  const [buyer, other] = [await holder(deps, 128), await holder(deps, 130)]
  const bought = valueOf(await buySlots(deps, buyer, round, 3))
  expect(valueOf(await readPurchase(deps, buyer.userId, bought.expandId))).toEqual(bought)
  valueOf(await payFor(deps, buyer, bought.payNo))
  const paid = { no: bought.no, lines: bought.lines, acts: [] }
  expect(valueOf(await readPurchase(deps, buyer.userId, bought.expandId))).toMatchObject(paid)
  for (const expandId of [bought.expandId, 1])
    expect(refusalOf(await readPurchase(deps, other.userId, expandId))).toMatchObject({ reason: 'NOT_FOUND' })
})

it('reserves slots, takes the money to the treasury and gives the block its slots at once', async () => {
  const round = await openRound(deps)
  const buyer = await holder(deps, 128)
  const bought = valueOf(await buySlots(deps, buyer, round, 3))
  const soldNow = async () =>
    (await running(deps.db, null, deps.clock.now())).find(({ kind }) => kind === 'round')?.value
  // What is only reserved is not sold.
  expect(Number(await soldNow())).toBe(0)
  expect(bought).toMatchObject({ fromCapacity: 3, count: 3, amount: 3970, acts: ['pay', 'cancel'] })
  expect(bought.lines).toEqual([
    { from: 4, to: 5, count: 2, price: 990 },
    { from: 6, to: 6, count: 1, price: 1990 },
  ])
  expect(bought.expireAt).toBe(deps.clock.now() + waits.payMs)
  expect(await leftOf(round.roundId)).toBe(117)
  expect(await capacityOf(deps, buyer)).toEqual({ capacity: 3, ver: 1 })
  expect(valueOf(await payFor(deps, buyer, bought.payNo))).toMatchObject({ state: 'paid', ver: 2 })
  expect(await capacityOf(deps, buyer)).toEqual({ capacity: 6, ver: 2 })
  expect(await balancesOf(deps.db, buyer.userId)).toMatchObject({ available: 96_030, frozen: 0 })
  expect(await noticesOf(buyer.userId)).toEqual([
    { kind: 'slotsPaid', content: '128 号现在有 6 个格位。', ref_type: 'expand' },
  ])
  expect(await unreadKinds(deps, buyer.userId)).toEqual([])
  expect(Number(await soldNow())).toBe(3)
})

it('answers a repeat with the first answer and reserves once', async () => {
  const round = await openRound(deps)
  const buyer = await holder(deps, 1)
  const no = clientNo()
  const [first, second] = [await buySlots(deps, buyer, round, 2, { no }), await buySlots(deps, buyer, round, 2, { no })]
  expect(valueOf(second)).toEqual(valueOf(first))
  expect(await leftOf(round.roundId)).toBe(118)
  const [pay, payNo] = [clientNo(), valueOf(first).payNo]
  expect(await payFor(deps, buyer, payNo, 1, pay)).toEqual(await payFor(deps, buyer, payNo, 1, pay))
  expect(await capacityOf(deps, buyer)).toMatchObject({ capacity: 5 })
})

const actsOf = async (buyer: Caller) => valueOf(await readExpansion(deps, buyer, { areaId })).mine?.unpaid?.acts

it('gives the units back when the buyer cancels, and when the time is over with a notice', async () => {
  const round = await openRound(deps)
  const buyer = await holder(deps, 1)
  const first = valueOf(await buySlots(deps, buyer, round, 3))
  valueOf(await cancelPay(deps, payers, buyer, { clientNo: clientNo(), payNo: first.payNo, ver: 1 }))
  expect(await leftOf(round.roundId)).toBe(120)
  expect(await noticesOf(buyer.userId)).toEqual([])
  const second = valueOf(await buySlots(deps, buyer, round, 3))
  expect(await actsOf(buyer)).toEqual(['pay', 'cancel'])
  deps.clock.forward(waits.payMs)
  // The timer has not run yet: what is too late is not offered, and refused.
  expect(await actsOf(buyer)).toEqual(['cancel'])
  expect(refusalOf(await payFor(deps, buyer, second.payNo))).toMatchObject({ reason: 'EXPIRED' })
  await work(deps)
  expect(await leftOf(round.roundId)).toBe(120)
  expect(await noticesOf(buyer.userId)).toMatchObject([
    { kind: 'closeUnpaidSlots', content: expect.stringContaining('超时未付款，名额已释放') as string },
  ])
  expect(refusalOf(await payFor(deps, buyer, second.payNo))).toMatchObject({ reason: 'CLOSED' })
})

it('ends a purchase that waits when its block is set for transfer, and sells nothing to it then', async () => {
  const round = await openRound(deps)
  const buyer = await holder(deps, 1)
  const bought = valueOf(await buySlots(deps, buyer, round))
  const transfer = { price: fen(9_900), until: deps.clock.now() + 86_400_000 }
  valueOf(await editBlock(deps, buyer, { clientNo: clientNo(), ver: 1, transfer }))
  expect(refusalOf(await payFor(deps, buyer, bought.payNo))).toMatchObject({ reason: 'CLOSED' })
  expect(await leftOf(round.roundId)).toBe(120)
  expect(refusalOf(await buySlots(deps, buyer, round))).toMatchObject({ reason: 'BLOCK_TRANSFER' })
  expect(await noticesOf(buyer.userId)).toMatchObject([{ kind: 'lockBlock' }])
  const shown = valueOf(await readExpansion(deps, buyer, { areaId }))
  expect(shown.mine).toMatchObject({ inTransfer: true, mayBuy: 0, unpaid: null })
})

it('closes at its instant, though the timer is late, and leaves what waits its quarter of an hour', async () => {
  const round = await openRound(deps)
  const [buyer, late] = [await holder(deps, 1), await holder(deps, 2)]
  deps.clock.at = round.closeAt - 60_000
  const bought = valueOf(await buySlots(deps, buyer, round))
  deps.clock.at = round.closeAt
  expect(refusalOf(await buySlots(deps, late, round))).toMatchObject({ reason: 'CLOSED', msg: '本期已结束' })
  await work(deps)
  expect(refusalOf(await buySlots(deps, late, round))).toMatchObject({ reason: 'CLOSED' })
  expect(valueOf(await payFor(deps, buyer, bought.payNo)).state).toBe('paid')
})

describe('refuses', () => {
  it('what waits to open, and what another round of operators has changed', async () => {
    const planned = await plannedRound(deps)
    const buyer = await holder(deps, 1)
    expect(refusalOf(await buySlots(deps, buyer, planned))).toMatchObject({ reason: 'CLOSED', msg: '本期暂未开放' })
    expect(refusalOf(await buySlots(deps, buyer, { roundId: 1, ver: 1 }))).toMatchObject({ reason: 'NOT_FOUND' })
    deps.clock.forward(3_600_000)
    await work(deps)
    expect(refusalOf(await buySlots(deps, buyer, planned))).toMatchObject({
      reason: 'MOVED',
      data: { round: { state: 'open', ver: planned.ver + 1 } },
    })
  })

  it('another price than was seen, more than a block may have, and a second purchase that waits', async () => {
    const round = await openRound(deps)
    const buyer = await holder(deps, 1)
    expect(refusalOf(await buySlots(deps, buyer, round, 3, { amount: 2_970 }))).toMatchObject({
      reason: 'PRICE_CHANGED',
      data: { amount: 3970 },
    })
    await deps.db.updateTable('block').set({ capacity: 6 }).where('block_id', '=', buyer.blockId).execute()
    expect(refusalOf(await buySlots(deps, buyer, round, 15))).toMatchObject({
      reason: 'LIMIT',
      msg: '每块最多 20 个，还能加 14 个',
      data: { max: 20, mayBuy: 14 },
    })
    await deps.db.updateTable('block').set({ capacity: 3 }).where('block_id', '=', buyer.blockId).execute()
    const bought = valueOf(await buySlots(deps, buyer, round))
    expect(refusalOf(await buySlots(deps, buyer, round))).toMatchObject({
      reason: 'LIMIT',
      data: { payNo: bought.payNo },
    })
  })

  it('more than the round has left, and says when reserved ones may come back', async () => {
    const round = await openRound(deps, { quota: 2 })
    const [one, other] = [await holder(deps, 1), await holder(deps, 2)]
    expect(refusalOf(await buySlots(deps, one, round, 3))).toMatchObject({ reason: 'SOLD_OUT', data: { left: 2 } })
    const bought = valueOf(await buySlots(deps, one, round, 2))
    expect(refusalOf(await buySlots(deps, other, round))).toMatchObject({
      reason: 'SOLD_OUT',
      msg: '本期格位已售完',
      data: { left: 0, busyUntil: bought.expireAt },
    })
    expect(valueOf(await readExpansion(deps, other, { areaId })).round).toMatchObject({
      left: 0,
      reserved: 2,
      busyUntil: bought.expireAt,
    })
  })

  it('before seven, while trading is halted, where the module is closed, and to whom the money is missing', async () => {
    const round = await openRound(deps)
    const buyer = await holder(deps, 1, 100)
    const bought = valueOf(await buySlots(deps, buyer, round))
    expect(refusalOf(await payFor(deps, buyer, bought.payNo))).toMatchObject({
      reason: 'NOT_ENOUGH',
      data: { missing: 890 },
    })
    const other = await holder(deps, 2)
    await setSwitch(deps.db, areaId, { name: 'expand', platform: 'messenger', on: false })
    const closed = await buySlots(deps, { ...other, platform: 'messenger' }, round)
    expect(refusalOf(closed)).toMatchObject({ reason: 'NO_RIGHT', data: { enabled: false } })
    const halt = { clientNo: clientNo(), areaId, halted: true, reason: '检修' }
    valueOf(await haltArea(deps, postponePayments(deadlines), other.userId, halt))
    expect(refusalOf(await buySlots(deps, other, round))).toMatchObject({ reason: 'HALT' })
    expect(refusalOf(await payFor(deps, buyer, bought.payNo))).toMatchObject({ reason: 'HALT' })
    valueOf(
      await haltArea(deps, postponePayments(deadlines), other.userId, { ...halt, clientNo: clientNo(), halted: false }),
    )
    deps.clock.at = tenInTheMorning + 18 * 3_600_000
    expect(refusalOf(await buySlots(deps, other, round))).toMatchObject({ reason: 'BEFORE_OPEN' })
    expect(refusalOf(await payFor(deps, buyer, bought.payNo))).toMatchObject({ reason: 'BEFORE_OPEN' })
  })

  it('who let three reservations lapse on one day, for a day', async () => {
    const round = await openRound(deps)
    const buyer = await holder(deps, 1)
    for (let time = 0; time < 3; time += 1) {
      valueOf(await buySlots(deps, buyer, round))
      deps.clock.forward(waits.payMs)
      await work(deps)
    }
    expect(refusalOf(await buySlots(deps, buyer, round))).toMatchObject({
      reason: 'COOLDOWN',
      data: { until: deps.clock.now() + waits.coolDownMs },
    })
    deps.clock.forward(waits.coolDownMs - 1)
    expect(refusalOf(await buySlots(deps, buyer, round))).toMatchObject({ reason: 'COOLDOWN' })
    deps.clock.forward(1)
    valueOf(await buySlots(deps, buyer, round))
  })

  it('goods, too, to who let slots lapse three times on one day', async () => {
    const round = await openRound(deps)
    const [buyer, seller] = [await holder(deps, 1), await holder(deps, 2)]
    const { saleId } = valueOf(await addRice(deps, seller, {}))
    for (let time = 0; time < 3; time += 1) {
      valueOf(await buySlots(deps, buyer, round))
      deps.clock.forward(waits.payMs)
      await work(deps)
    }
    expect(refusalOf(await takeRice(deps, buyer, saleId))).toMatchObject({ reason: 'COOLDOWN' })
  })

  it('somebody else’s purchase, as if there were none', async () => {
    const round = await openRound(deps)
    const [buyer, other] = [await holder(deps, 1), await holder(deps, 2)]
    const bought = valueOf(await buySlots(deps, buyer, round))
    const wish = { clientNo: clientNo(), payNo: bought.payNo, ver: 1 }
    expect(refusalOf(await payFor(deps, other, bought.payNo))).toMatchObject({ reason: 'NOT_FOUND' })
    expect(refusalOf(await cancelPay(deps, payers, other, wish))).toMatchObject({ reason: 'NOT_FOUND' })
  })
})

it('shows what the block has, uses and waits to pay for, and tells it on the home', async () => {
  const round = await openRound(deps)
  const buyer = await holder(deps, 128)
  valueOf(await addRice(deps, buyer, {}))
  const bought = valueOf(await buySlots(deps, buyer, round, 2))
  const shown = valueOf(await readExpansion(deps, buyer, { areaId }))
  expect(shown.round).toMatchObject({ no: 'K2604', left: 118, reserved: 2, sold: 0, busyUntil: null })
  expect(shown.mine).toMatchObject({ blockNo: 128, capacity: 3, used: 1, max: 20, mayBuy: 0 })
  expect(shown.mine?.unpaid).toEqual(bought)
  expect(await expandPlot.todo(deps, areaId, { ...guest, userId: buyer.userId })).toMatchObject([
    { refId: bought.expandId, payNo: bought.payNo, value: '¥19.80', turn: { what: '付款', until: bought.expireAt } },
  ])
})

it('tells of the opening those who asked, once, and nobody who changed his mind', async () => {
  const planned = await plannedRound(deps)
  const [one, other] = [await holder(deps, 1), await holder(deps, 2)]
  const wish = { roundId: planned.roundId }
  valueOf(await remind(deps, one, { ...wish, on: 1 }))
  valueOf(await remind(deps, one, { ...wish, on: 1 }))
  valueOf(await remind(deps, other, { ...wish, on: 1 }))
  valueOf(await remind(deps, other, { ...wish, on: 0 }))
  expect(valueOf(await readExpansion(deps, one, { areaId })).round?.reminds).toBe(true)
  deps.clock.forward(3_600_000)
  await work(deps)
  expect(await noticesOf(one.userId)).toMatchObject([{ kind: 'roundOpened', ref_type: 'round' }])
  expect(await noticesOf(other.userId)).toEqual([])
  expect(refusalOf(await remind(deps, one, { ...wish, on: 1 }))).toMatchObject({ reason: 'CLOSED' })
})
