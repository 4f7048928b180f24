import { balancesOf } from '../../../server/ledger/wallet'
import * as market from '../../support/city/block-market'
import { blockOf, buy, work } from '../../support/city/block-market'
import type { PayingCity } from '../../support/city/paying'
import { payingCity } from '../../support/city/paying'
import { allBooks, payFor, valueOf } from '../../support/city/small-city'
import type { Caller } from '../../../server/http/caller'
import { waits } from '../../support/waits'

let city: PayingCity
let owner: Caller
let payNo: string

beforeEach(async () => {
  city = await payingCity()
  owner = await market.seller(city.deps, 560)
  await market.openPlots(city.deps)
  const plot = await market.numbered(city.deps, 5000)
  ;({ payNo } = valueOf(await buy(city.deps, city.buyer, [owner.blockId, plot.block_id])))
  await city.submit(payNo)
})
afterEach(async () => {
  const faults = await allBooks(city.deps, () => Promise.resolve([]))
  await city.close()
  expect(faults).toEqual([])
})

const notices = async (kind: string) =>
  (await city.client.form('/bctNotice/list', {})).data.data.filter((notice) => notice.kind === kind)
const owners = async () => (await blockOf(city.deps, owner.blockId)).owner_user_id

it('blocks are handed over in one step with the money of the platform', async () => {
  await city.gateway.act(`${payNo}-1`, 'pay')
  await city.until(async () => (await city.stateOf(payNo)) === 'paid')
  expect(await owners()).toBe(city.buyer.userId)
  expect(await city.purse()).toMatchObject({ available: 0, frozen: 0 })
  expect(await balancesOf(city.deps.db, owner.userId)).toMatchObject({ frozen: 28_512 })
  await city.gateway.tell(`${payNo}-1`)
  expect(await notices('blockBought')).toHaveLength(2)
})

it('R12: money that comes after the quarter of an hour stays available, with one notice, and buys nothing', async () => {
  city.deps.clock.forward(waits.payMs)
  await work(city.deps)
  expect(await city.stateOf(payNo)).toBe('closed')
  await city.gateway.act(`${payNo}-1`, 'pay', true)
  await city.until(async () => (await city.purse()).available > 0)
  await city.gateway.tell(`${payNo}-1`)
  expect(await city.purse()).toEqual({ available: 38_700, frozen: 0, income: 0 })
  expect([await owners(), (await blockOf(city.deps, owner.blockId)).state]).toEqual([owner.userId, 2])
  expect(await notices('payLate')).toHaveLength(1)
  expect(await notices('blockBought')).toEqual([])
})

it('R12: late money for a block that somebody else has meanwhile is the payer’s, and the block is the other’s', async () => {
  city.deps.clock.forward(waits.payMs)
  await work(city.deps)
  const other = await market.newcomer(city.deps)
  const cart = valueOf(await buy(city.deps, other, [owner.blockId]))
  const [, paid] = await Promise.all([
    city.gateway.act(`${payNo}-1`, 'pay', true),
    payFor(city.deps, other, cart.payNo),
  ])
  expect(paid.ok).toBe(true)
  await city.until(async () => (await city.purse()).available > 0)
  expect(await owners()).toBe(other.userId)
  expect(await city.purse()).toEqual({ available: 38_700, frozen: 0, income: 0 })
})
