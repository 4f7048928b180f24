import { randomBytes } from 'node:crypto'
import { dayMs } from '@contract/durations'
import { balancesOf } from '../../../server/ledger/wallet'
import { readFile, readHandover } from '../../../server/modules/block-market/handover/info'
import { addCorrection } from '../../../server/modules/corrections/service'
import { resealPasswords } from '../../../server/modules/block-market/reseal'
import { settleIn } from '../../../server/modules/session/residents/service'
import { addToCart, readTotals } from '../../../server/modules/market/cart/cart'
import { openOf } from '../../../server/modules/market/block-store'
import { readSale } from '../../../server/modules/market/sales/service'
import { readIncome } from '../../../server/modules/wallet/holds'
import type { Caller } from '../../../server/http/caller'
import { startSession } from '../../../server/modules/session/start'
import { verify } from '@node-rs/argon2'
import * as market from '../../support/city/block-market'
import { blockOf, buy, inBlockMarket, newcomer, numbered, work } from '../../support/city/block-market'
import type { TestDeps } from '../../support/database/database'
import { testDeps } from '../../support/database/database'
import { noticeKinds, refusalOf, unreadKinds } from '../../support/city/outcomes'
import { areaId, clientNo, operators, payFor, resident, rice, valueOf } from '../../support/city/small-city'

let deps: TestDeps
let owner: Caller
let buyer: Caller

inBlockMarket((fresh) => {
  deps = fresh
})

beforeEach(async () => {
  owner = await market.seller(deps, 560)
  buyer = await newcomer(deps, 100_000)
})

/** Buys the owner's block and a plot of the city. */
async function bought() {
  await market.openPlots(deps)
  const plot = await numbered(deps, 5000)
  const cart = valueOf(await buy(deps, buyer, [owner.blockId, plot.block_id]))
  valueOf(await payFor(deps, buyer, cart.payNo))
  const [resold, city] = cart.orders.map(({ orderId }) => orderId)
  return { cart, resold: resold ?? 0, city: city ?? 0, plot }
}

const balance = async (key: string) =>
  (await deps.db.selectFrom('account').select('balance').where('key', '=', key).executeTakeFirst())?.balance ?? 0

it('names the zone of each block, and the city where there is none', async () => {
  const zone = { category_id: 77, area_id: areaId, name: '北郊', sort: 1, no_from: 500, no_to: 999 }
  await deps.db.insertInto('block_zone').values(zone).execute()
  const { cart, resold, city } = await bought()
  expect(cart.orders.map(({ place }) => place)).toEqual(['北郊', cart.areaName])
  expect(valueOf(await readHandover(deps, buyer.userId, resold, false))).toMatchObject({ place: '北郊' })
  expect(valueOf(await readHandover(deps, buyer.userId, city, false))).toMatchObject({ place: cart.areaName })
})

it('moves the money of a resident and of the city as the design says, and holds the seller’s for a day', async () => {
  const { cart, resold } = await bought()
  expect(await balancesOf(deps.db, buyer.userId)).toEqual({ available: 61_300, frozen: 0, income: 0 })
  expect(await balancesOf(deps.db, owner.userId)).toEqual({ available: 0, frozen: 28_512, income: 0 })
  expect(await balance('platform:fee')).toBe(202)
  expect(await balance(`area:${areaId}:fund`)).toBe(86)
  expect(await balance(`area:${areaId}:treasury`)).toBe(9_900)
  const releaseAt = deps.clock.now() + dayMs
  expect(valueOf(await readIncome(deps, owner.userId, {}))).toMatchObject({
    income: 0,
    held: 28_512,
    releases: [
      { until: releaseAt, stage: 'handover', refType: 'block', refId: owner.blockId, reference: cart.orders[0]?.no },
    ],
    sources: [],
  })
  const seen = valueOf(await readHandover(deps, owner.userId, resold, false))
  expect(seen).toMatchObject({ side: 'seller', state: 'held', releaseAt, acts: ['object'], passwordState: null })
  deps.clock.forward(dayMs - 1)
  await work(deps)
  expect(await balancesOf(deps.db, owner.userId)).toMatchObject({ frozen: 28_512, income: 0 })
  deps.clock.forward(1)
  await work(deps)
  expect(await balancesOf(deps.db, owner.userId)).toEqual({ available: 0, frozen: 0, income: 28_512 })
  expect(valueOf(await readIncome(deps, owner.userId, {}))).toMatchObject({
    sources: [{ source: 'block', amount: 28_512, count: 1 }],
  })
  expect(valueOf(await readHandover(deps, owner.userId, resold, false))).toMatchObject({ state: 'done', acts: [] })
  expect(await noticeKinds(deps, owner.userId)).toEqual(['blockReserved', 'blockSold', 'blockReleased'])
  expect(await noticeKinds(deps, buyer.userId)).toEqual(['blockBought', 'blockBought'])
  expect(await unreadKinds(deps, buyer.userId)).toEqual([])
})

it('gives the blocks to the buyer, who lives there now, and takes every way in from the seller', async () => {
  const said = { name: '巷口小院', intro: '周末摆摊', thumbs: 'yard.jpg' }
  await deps.db
    .updateTable('block')
    .set({ manage_hash: 'x', ...said })
    .where('block_id', '=', owner.blockId)
    .execute()
  const before = await blockOf(deps, owner.blockId)
  const session = { userId: owner.userId, blockId: owner.blockId, areaId, scope: 'owner' as const }
  for (const ak of ['phone', 'desk']) await startSession(deps, session, { ak, platform: 'browser' })
  valueOf(await addToCart(deps, buyer, String(owner.blockId)))
  const { resold, city, plot } = await bought()
  const after = await blockOf(deps, owner.blockId)
  expect(after).toMatchObject({
    owner_user_id: buyer.userId,
    state: 1,
    manage_hash: null,
    name: '',
    intro: '',
    thumbs: '',
    transfer_price: null,
    held_since: deps.clock.now(),
    capacity: before.capacity,
  })
  expect(after.ver).toBeGreaterThan(before.ver)
  expect(after.founder_hash).not.toBe(before.founder_hash)
  expect(await blockOf(deps, plot.block_id)).toMatchObject({ owner_user_id: buyer.userId, state: 1, round_id: null })
  const open = await deps.db
    .selectFrom('session_token')
    .select('token_id')
    .where('block_id', '=', owner.blockId)
    .where('expires_at', '>', deps.clock.now())
    .execute()
  expect(open).toEqual([])
  const seen = valueOf(await readHandover(deps, buyer.userId, resold, false))
  expect(seen).toMatchObject({ side: 'buyer', sessionsEnded: 2, others: [{ orderId: city, passwordState: 'waits' }] })
  expect(valueOf(await readTotals(deps, buyer)).count).toBe(0)
  expect((await settleIn(deps, buyer, areaId)).ok).toBe(true)
})

it('shows the new founder password once, to the buyer alone, and it opens the block', async () => {
  const { resold, city } = await bought()
  expect(refusalOf(await readHandover(deps, owner.userId, resold, true))).toMatchObject({ reason: 'NO_RIGHT' })
  const stranger = await resident(deps, 7)
  expect(refusalOf(await readHandover(deps, stranger.userId, resold, true))).toMatchObject({ reason: 'NOT_FOUND' })
  expect(refusalOf(await readHandover(deps, stranger.userId, resold, false))).toMatchObject({ reason: 'NOT_FOUND' })
  const { password = '' } = valueOf(await readHandover(deps, buyer.userId, resold, true)) as { password?: string }
  expect(password).toMatch(/^\d{16}$/)
  const { founder_hash: hash } = await blockOf(deps, owner.blockId)
  expect(await verify(hash ?? '', password)).toBe(true)
  expect(refusalOf(await readHandover(deps, buyer.userId, resold, true))).toMatchObject({
    reason: 'CLOSED',
    msg: '密码已显示过。如遗忘，可用手机号找回',
  })
  const rows = await deps.db
    .selectFrom('handover')
    .select(['order_id', 'sealed_password'])
    .orderBy('order_id')
    .execute()
  expect(rows.map((row) => row.sealed_password === null)).toEqual([true, false])
  for (const row of [...rows, ...(await deps.db.selectFrom('user_notice').select('content').execute())])
    expect(JSON.stringify(row)).not.toContain(password)
  deps.clock.forward(dayMs - 1)
  expect(valueOf(await readHandover(deps, buyer.userId, city, false)).passwordState).toBe('waits')
  deps.clock.forward(1)
  expect(refusalOf(await readHandover(deps, buyer.userId, city, true))).toMatchObject({
    msg: '密码已失效，可用手机号找回',
  })
  await work(deps)
  const left = await deps.db
    .selectFrom('handover')
    .select('order_id')
    .where('sealed_password', 'is not', null)
    .execute()
  expect(left).toEqual([])
})

it('a password that waits is sealed anew when the key changes, and still opens the block', async () => {
  const [former, present] = [randomBytes(32), randomBytes(32)].map((key) => key.toString('base64'))
  // The sealer is kept per database handle, so a new handle acts as a new process.
  const withKeys = (keys: object) => {
    const fresh = testDeps(deps.db.withTables<Record<never, never>>(), keys)
    fresh.clock.at = deps.clock.now()
    return fresh
  }
  const cart = valueOf(await buy(deps, buyer, [owner.blockId]))
  valueOf(await payFor(withKeys({ sealKey: former }), buyer, cart.payNo))
  const orderId = cart.orders[0]?.orderId ?? 0
  expect(await resealPasswords(withKeys({ sealKey: present, oldSealKey: former }))).toBe(1)
  const shown = valueOf(await readHandover(withKeys({ sealKey: present }), buyer.userId, orderId, true))
  const { password = '' } = shown as { password?: string }
  expect(await verify((await blockOf(deps, owner.blockId)).founder_hash ?? '', password)).toBe(true)
  expect(await resealPasswords(deps)).toBe(0)
})

it('a payment that the balance does not cover hands nothing over', async () => {
  const poor = await newcomer(deps, 28_799)
  const cart = valueOf(await buy(deps, poor, [owner.blockId]))
  expect(refusalOf(await payFor(deps, poor, cart.payNo))).toMatchObject({ reason: 'NOT_ENOUGH', data: { missing: 1 } })
  expect(await blockOf(deps, owner.blockId)).toMatchObject({ owner_user_id: owner.userId, state: 3 })
})

it('a block that was handed over rests for a day before it is offered again', async () => {
  const { cart } = await bought()
  expect(cart.orders).toHaveLength(2)
  const asOwner = { ...buyer, blockId: owner.blockId }
  expect(refusalOf(await market.offer(deps, asOwner))).toMatchObject({
    reason: 'LIMIT',
    msg: '过户后 24 小时内不能转让',
  })
  deps.clock.forward(dayMs - 1)
  expect((await market.offer(deps, asOwner)).ok).toBe(false)
  deps.clock.forward(1)
  expect((await market.offer(deps, asOwner)).ok).toBe(true)
  await work(deps)
})

it('leaves no listing of the seller in the slots of the buyer', async () => {
  const trader = await resident(deps, 570)
  const sale = await rice(deps, trader)
  valueOf(await market.offer(deps, trader))
  expect(await openOf(deps.db, trader.blockId)).toBe(1)
  const cart = valueOf(await buy(deps, buyer, [trader.blockId]))
  valueOf(await payFor(deps, buyer, cart.payNo))
  expect(await openOf(deps.db, trader.blockId)).toBe(0)
  expect(valueOf(await readSale(deps, trader.userId, sale.saleId)).state).toBe('off')
})

it('the payment of a block is not corrected apart from the block', async () => {
  await bought()
  const [by = 0] = await operators(deps)
  const { txn_id: txnId } = await deps.db
    .selectFrom('txn')
    .select('txn_id')
    .where('type', '=', 'block_city')
    .executeTakeFirstOrThrow()
  const wish = { clientNo: clientNo(), txnId, reason: '同一笔重复入账' }
  expect(refusalOf(await addCorrection(deps, by, wish))).toMatchObject({ reason: 'CLOSED' })
})

it('both sides keep the same record, with the hash of the entry that paid', async () => {
  const { resold, city } = await bought()
  const file = valueOf(await readFile(deps, buyer.userId, resold))
  expect(valueOf(await readFile(deps, owner.userId, resold))).toEqual(file)
  expect(file.name).toMatch(/^过户记录-560-B\d{6}-\d{4}\.txt$/)
  expect(file.text).toMatch(
    /成交价：¥288\.00\n手续费（卖家付）：¥2\.88\n过户时间：[\d :-]+\n账本校验码：[0-9a-f]{64}\n$/,
  )
  expect(valueOf(await readFile(deps, buyer.userId, city)).text).toContain('卖家：城市\n')
  expect(refusalOf(await readFile(deps, owner.userId, city))).toMatchObject({ reason: 'NOT_FOUND' })
})
