import { dayMs, minuteMs } from '@contract/durations'
import { readOwn } from '../../../server/modules/block-market/own'
import { readHandover } from '../../../server/modules/block-market/handover/info'
import type { Caller } from '../../../server/http/caller'
import * as market from '../../support/city/block-market'
import { buy, inBlockMarket, newcomer, work } from '../../support/city/block-market'
import type { TestDeps } from '../../support/database/database'
import { payFor, valueOf } from '../../support/city/small-city'

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

const own = async ({ userId }: Caller) => valueOf(await readOwn(deps, userId))
const nothing = { checkOuts: [], bought: [], sold: [] }

it('names a check-out until it is paid, to its buyer alone', async () => {
  const { payNo, expireAt } = valueOf(await buy(deps, buyer, [owner.blockId]))
  expect(await own(buyer)).toEqual({ ...nothing, checkOuts: [{ payNo, blocks: 1, amount: 28_800, expireAt }] })
  expect(await own(owner)).toEqual(nothing)
  deps.clock.forward(20 * minuteMs)
  await work(deps)
  expect(await own(buyer)).toEqual(nothing)
})

it('names a new password until it was shown, and the seller’s money until it is released', async () => {
  const cart = valueOf(await buy(deps, buyer, [owner.blockId]))
  valueOf(await payFor(deps, buyer, cart.payNo))
  const [{ orderId } = { orderId: 0 }] = cart.orders
  const at = deps.clock.now()
  const named = { orderId, blockNo: 560, areaName: cart.areaName }
  expect(await own(buyer)).toEqual({ ...nothing, bought: [{ ...named, until: at + dayMs }] })
  expect(await own(owner)).toEqual({ ...nothing, sold: [{ ...named, income: 28_512, releaseAt: at + dayMs }] })
  valueOf(await readHandover(deps, buyer.userId, orderId, true))
  expect(await own(buyer)).toEqual(nothing)
  deps.clock.forward(dayMs + minuteMs)
  await work(deps)
  expect(await own(owner)).toEqual(nothing)
})
