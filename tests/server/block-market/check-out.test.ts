import { fen } from '@contract/money'
import { setSwitch } from '../../support/admin/access'
import { readCart } from '../../../server/modules/block-market/carts-info'
import { readOwn } from '../../../server/modules/block-market/own'
import { readSale } from '../../../server/modules/block-market/sale/info'
import { addToCart, readCart as readLines } from '../../../server/modules/market/cart/cart'
import { listBlocks } from '../../../server/modules/market/cart/list'
import { cancelPay } from '../../../server/modules/pay/service'
import { editBlock } from '../../../server/modules/market/transfer/service'
import { payers } from '../../../server/payers'
import type { Caller } from '../../../server/http/caller'
import { guest } from '../../../server/http/caller'
import * as market from '../../support/city/block-market'
import { blockOf, buy, inBlockMarket, newcomer, numbered, work } from '../../support/city/block-market'
import type { TestDeps } from '../../support/database/database'
import { adminAct } from '../../support/city/expand'
import { noticeKinds, refusalOf } from '../../support/city/outcomes'
import { areaId, clientNo, operators, payFor, resident, valueOf } from '../../support/city/small-city'
import { waits } from '../../support/waits'

let deps: TestDeps
let owner: Caller
let buyer: Caller

inBlockMarket((fresh) => {
  deps = fresh
})

beforeEach(async () => {
  owner = await market.seller(deps, 560)
  buyer = await newcomer(deps)
})

const states = async () => {
  const rows = await deps.db.selectFrom('block').select(['block_no', 'state']).orderBy('block_no').execute()
  return Object.fromEntries(rows.map((row) => [row.block_no, row.state]))
}

it('reserves blocks of residents and of the city together, with one pay order, for a quarter of an hour', async () => {
  await market.openPlots(deps)
  const plot = await numbered(deps, 5000)
  expect(plot).toMatchObject({ state: 0, transfer_price: 9_900 })
  const cart = valueOf(await buy(deps, buyer, [owner.blockId, plot.block_id]))
  expect(cart).toMatchObject({ amount: 38_700, state: 'unpaid', acts: ['pay', 'cancel'] })
  expect(cart.expireAt).toBe(deps.clock.now() + waits.payMs)
  expect(cart.payNo).toBe(`P${cart.orders[0]?.no}`)
  expect(cart.orders).toMatchObject([
    { blockNo: 560, price: 28_800, sellerBlockNo: 0, fee: 288, fundShare: 86, state: 'unpaid' },
    { blockNo: 5000, price: 9_900, sellerBlockNo: null, fee: 0, fundShare: 0 },
  ])
  expect(valueOf(await readCart(deps, buyer.userId, cart.cartId))).toEqual(cart)
  expect(refusalOf(await readCart(deps, owner.userId, cart.cartId))).toMatchObject({ reason: 'NOT_FOUND' })
  expect(await states()).toMatchObject({ 560: 3, 5000: 3, 5001: 0 })
  expect(await deps.db.selectFrom('expand_round').select('left_count').execute()).toEqual([{ left_count: 19 }])
  expect(await noticeKinds(deps, owner.userId)).toEqual(['blockReserved'])
  const other = await newcomer(deps)
  expect(refusalOf(await buy(deps, other, [owner.blockId]))).toMatchObject({
    reason: 'SOLD_OUT',
    data: { lines: [{ blockId: owner.blockId, fault: 'reserved', until: cart.expireAt }] },
  })
})

it('leads from the cart to the own pay order of what one has reserved, and nobody else', async () => {
  const other = await newcomer(deps)
  for (const who of [buyer, other]) valueOf(await addToCart(deps, who, String(owner.blockId)))
  const cart = valueOf(await buy(deps, buyer, [owner.blockId]))
  const lineOf = async (who: Caller) => valueOf(await readLines(deps, who)).lines
  expect(await lineOf(buyer)).toMatchObject([{ fault: 'reserved', payNo: cart.payNo }])
  expect(await lineOf(other)).toMatchObject([{ fault: 'reserved', payNo: null }])
  // The timer is late: nothing leads to what can be paid no more.
  deps.clock.forward(waits.payMs)
  expect(await lineOf(buyer)).toMatchObject([{ fault: 'reserved', payNo: null }])
})

it('says in the list which block one has reserved oneself, and to nobody else', async () => {
  const { payNo, expireAt: busyUntil } = valueOf(await buy(deps, buyer, [owner.blockId]))
  const rowOf = async ({ userId }: Caller) =>
    valueOf(await listBlocks(deps, userId, { areaId, page: 1, sort: 'no', state: 'offered' })).data
  expect(await rowOf(buyer)).toMatchObject([{ state: 'reserved', busyUntil, payNo }])
  for (const who of [guest, owner, await newcomer(deps)])
    expect(await rowOf(who)).toMatchObject([{ state: 'reserved', busyUntil, payNo: null }])
  deps.clock.forward(waits.payMs)
  expect(await rowOf(buyer)).toMatchObject([{ state: 'reserved', busyUntil, payNo: null }])
})

it('leads from a refused check-out to the own pay order of what one has reserved, and nobody else', async () => {
  const { payNo, expireAt: until } = valueOf(await buy(deps, buyer, [owner.blockId]))
  const line = { blockId: owner.blockId, fault: 'reserved', until }
  const toldTo = async (who: Caller) => refusalOf(await buy(deps, who, [owner.blockId]))
  expect(await toldTo(buyer)).toMatchObject({ reason: 'SOLD_OUT', data: { lines: [{ ...line, payNo }] } })
  const told = await toldTo(await newcomer(deps))
  expect(told).toMatchObject({ reason: 'SOLD_OUT', data: { lines: [line] } })
  expect(JSON.stringify(told)).not.toContain('payNo')
  deps.clock.forward(waits.payMs)
  expect(JSON.stringify(await toldTo(buyer))).not.toContain('payNo')
})

it('offers no payment from the instant on at which it is too late, though the timer is', async () => {
  const { cartId, payNo, expireAt } = valueOf(await buy(deps, buyer, [owner.blockId]))
  const shown = async () => [
    valueOf(await readCart(deps, buyer.userId, cartId)).acts,
    valueOf(await readSale(deps, { ...buyer, platform: 'browser' }, owner.blockId)).payNo,
    valueOf(await readOwn(deps, buyer.userId)).checkOuts.length,
  ]
  deps.clock.at = expireAt - 1
  expect(await shown()).toEqual([['pay', 'cancel'], payNo, 1])
  deps.clock.at = expireAt
  expect(await shown()).toEqual([['cancel'], null, 0])
  expect(refusalOf(await payFor(deps, buyer, payNo))).toMatchObject({ reason: 'EXPIRED' })
})

it('tells who has never paid for anything that it is the first purchase, until one was paid', async () => {
  const second = await market.seller(deps, 561)
  const first = valueOf(await buy(deps, buyer, [owner.blockId]))
  expect(first.firstPurchase).toBe(true)
  valueOf(await payFor(deps, buyer, first.payNo))
  expect(valueOf(await readCart(deps, buyer.userId, first.cartId)).firstPurchase).toBe(false)
  expect(valueOf(await buy(deps, buyer, [second.blockId])).firstPurchase).toBe(false)
})

it('says of each block what is wrong with it, and reserves none', async () => {
  const fine = await market.seller(deps, 561)
  const changed = await market.seller(deps, 562)
  const held = await resident(deps, 563, 0)
  const lines = await Promise.all([fine.blockId, changed.blockId].map((id) => market.lineOf(deps, id)))
  const back = { clientNo: clientNo(), ver: 2, transfer: null }
  valueOf(await editBlock(deps, changed, back))
  valueOf(await market.offer(deps, changed, 30_000))
  const seen = [...lines, { blockId: held.blockId, ver: 1, price: fen(1) }, { blockId: 404, ver: 1, price: fen(1) }]
  const faults = (result: Awaited<ReturnType<typeof buy>>) => {
    const { reason, data } = refusalOf(result) as { reason: string; data: { lines: { fault: string | null }[] } }
    return [reason, ...data.lines.map(({ fault }) => fault)]
  }
  expect(faults(await buy(deps, buyer, [], seen))).toEqual(['SOLD_OUT', null, 'priceChanged', 'notOffered', 'gone'])
  const moved = await buy(deps, buyer, [], lines)
  expect(faults(moved)).toEqual(['PRICE_CHANGED', null, 'priceChanged'])
  expect(refusalOf(moved)).toMatchObject({
    data: {
      lines: [
        { price: 28_800, ver: 2 },
        { price: 30_000, ver: 4 },
      ],
    },
  })
  expect(faults(await buy(deps, fine, [fine.blockId]))).toEqual(['OWN', 'own'])
  expect(await states()).toMatchObject({ 560: 2, 561: 2, 562: 2, 563: 1 })
  expect(await deps.db.selectFrom('block_cart').select('cart_id').execute()).toEqual([])
})

it('is refused without a number, in closed hours, during a halt, and where the market is closed', async () => {
  const reasonOf = async () => refusalOf(await buy(deps, buyer, [owner.blockId]))
  await deps.db.updateTable('user_account').set({ mobile: '' }).where('user_id', '=', buyer.userId).execute()
  expect(await reasonOf()).toMatchObject({ reason: 'NO_RIGHT', msg: '请先绑定手机号', data: { next: 'bindMobile' } })
  await deps.db.updateTable('user_account').set({ mobile: '13700000001' }).where('user_id', '=', buyer.userId).execute()
  const platform = 'messenger'
  await setSwitch(deps.db, areaId, { name: 'market', platform, on: false })
  expect(refusalOf(await buy(deps, { ...buyer, platform }, [owner.blockId]))).toMatchObject({
    reason: 'NO_RIGHT',
    msg: '本城暂未开放区块市场',
  })
  const halted = { halted_at: 1, halted_reason: '对账' }
  await deps.db.updateTable('area').set(halted).execute()
  expect(await reasonOf()).toMatchObject({ reason: 'HALT' })
  await deps.db.updateTable('area').set({ halted_at: null, halted_reason: null }).execute()
  deps.clock.at = Date.parse('2026-11-22T06:59:59.999+08:00')
  expect(await reasonOf()).toMatchObject({ reason: 'BEFORE_OPEN' })
  deps.clock.forward(1)
  expect((await buy(deps, buyer, [owner.blockId])).ok).toBe(true)
})

it('keeps one person to the plots of a round, also over several check-outs', async () => {
  await market.openPlots(deps)
  const ids = await Promise.all([5000, 5001, 5002, 5003].map(async (no) => (await numbered(deps, no)).block_id))
  expect(refusalOf(await buy(deps, buyer, ids))).toMatchObject({ reason: 'LIMIT', msg: '每人最多 3 块新区块' })
  valueOf(await buy(deps, buyer, ids.slice(0, 2)))
  expect(refusalOf(await buy(deps, buyer, ids.slice(2)))).toMatchObject({
    reason: 'LIMIT',
    data: { max: 3, mayBuy: 1 },
  })
  expect((await buy(deps, buyer, ids.slice(3))).ok).toBe(true)
})

it('gives everything back when it is cancelled or not paid in time; three lapses of a day are enough', async () => {
  await market.openPlots(deps)
  const plot = await numbered(deps, 5000)
  const cart = valueOf(await buy(deps, buyer, [owner.blockId, plot.block_id]))
  valueOf(await cancelPay(deps, payers, buyer, { clientNo: clientNo(), payNo: cart.payNo, ver: cart.ver }))
  expect(await states()).toMatchObject({ 560: 2, 5000: 0 })
  expect(await blockOf(deps, owner.blockId)).toMatchObject({ transfer_price: 28_800, ver: 4 })
  expect(await noticeKinds(deps, buyer.userId)).toEqual([])
  for (let lapse = 0; lapse < 3; lapse += 1) {
    const { payNo } = valueOf(await buy(deps, buyer, [owner.blockId, plot.block_id]))
    deps.clock.forward(waits.payMs - 1)
    await work(deps)
    expect(await states()).toMatchObject({ 560: 3, 5000: 3 })
    deps.clock.forward(1)
    await work(deps)
    expect(await states()).toMatchObject({ 560: 2, 5000: 0 })
    expect(refusalOf(await payFor(deps, buyer, payNo))).toMatchObject({ reason: 'CLOSED' })
  }
  expect(await noticeKinds(deps, buyer.userId)).toEqual(['cartClosed', 'cartClosed', 'cartClosed'])
  expect(refusalOf(await buy(deps, buyer, [owner.blockId]))).toMatchObject({ reason: 'COOLDOWN' })
  expect(await deps.db.selectFrom('expand_round').select('left_count').execute()).toEqual([{ left_count: 20 }])
})

it('an offer that ended while the block was reserved ends right after, and a round that ended offers nothing', async () => {
  const { closeAt } = await market.openPlots(deps)
  const plot = await numbered(deps, 5000)
  deps.clock.at = closeAt - 60_000
  const short = { price: fen(100), until: deps.clock.now() + 60_000 }
  valueOf(await editBlock(deps, owner, { clientNo: clientNo(), ver: 2, transfer: null }))
  valueOf(await editBlock(deps, owner, { clientNo: clientNo(), ver: 3, transfer: short }))
  valueOf(await buy(deps, buyer, [owner.blockId, plot.block_id]))
  deps.clock.forward(60_000)
  await work(deps)
  expect(await states()).toMatchObject({ 560: 3, 5000: 3, 5001: 0 })
  expect(await numbered(deps, 5001)).toMatchObject({ transfer_price: null, round_id: null })
  deps.clock.forward(waits.payMs)
  await work(deps)
  expect(await blockOf(deps, owner.blockId)).toMatchObject({ state: 1, transfer_price: null })
  expect(await numbered(deps, 5000)).toMatchObject({ state: 0, transfer_price: null, round_id: null })
  expect(refusalOf(await buy(deps, buyer, [plot.block_id]))).toMatchObject({ reason: 'SOLD_OUT' })
})

it('the end of an offer is an instant, also when its timer is late', async () => {
  const { transfer_until: until } = await blockOf(deps, owner.blockId)
  deps.clock.at = until ?? 0
  expect(refusalOf(await buy(deps, buyer, [owner.blockId]))).toMatchObject({
    reason: 'SOLD_OUT',
    data: { lines: [{ fault: 'notOffered' }] },
  })
  deps.clock.forward(-1)
  expect((await buy(deps, buyer, [owner.blockId])).ok).toBe(true)
})

it('a halted round ends the check-outs of its plots, and the cart shows what can be bought', async () => {
  const round = await market.openPlots(deps)
  const plot = await numbered(deps, 5000)
  valueOf(await addToCart(deps, buyer, `${plot.block_id},${owner.blockId}`))
  expect(valueOf(await readLines(deps, buyer))).toMatchObject({ count: 2, valid: 2, amount: 38_700 })
  const cart = valueOf(await buy(deps, buyer, [plot.block_id, owner.blockId]))
  const [third = 0, fourth = 0] = await operators(deps)
  const asked = valueOf(await adminAct(deps, third, round, 'askHalt', '价格写错了'))
  valueOf(await adminAct(deps, fourth, asked, 'halt', '价格写错了'))
  await work(deps)
  expect(await states()).toMatchObject({ 560: 2, 5000: 0 })
  expect(await numbered(deps, 5000)).toMatchObject({ transfer_price: null })
  expect(refusalOf(await payFor(deps, buyer, cart.payNo))).toMatchObject({ reason: 'CLOSED' })
  const faults = valueOf(await readLines(deps, buyer)).lines.map(({ fault }) => fault)
  expect(new Set(faults)).toEqual(new Set(['notOffered', null]))
})
