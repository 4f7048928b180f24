import { dayMs } from '@contract/durations'
import { blockMarket } from '@contract/block/limits'
import { standardWaits, waitMs } from '@contract/settings/waits'
import { fen } from '@contract/money'
import type { Tx } from '../../../server/db/schema'
import type { Caller } from '../../../server/http/caller'
import { closeBuy, cancelBuy, removeBuy } from '../../../server/modules/market/bids/end'
import { lockBuy, lockBuysOfBlock } from '../../../server/modules/market/bids/store'
import { addToCart } from '../../../server/modules/market/cart/cart'
import { lockCart } from '../../../server/modules/market/cart/store'
import { pauseSale, resumeSale } from '../../../server/modules/market/sales/acts'
import { lockSale } from '../../../server/modules/market/sales/store'
import { editBlock } from '../../../server/modules/market/transfer/service'
import { addRiceBid, paidBid } from '../../support/city/bids'
import { clientNo, emptyCity, resident, rice, valueOf } from '../../support/city/small-city'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { inPassing, plant } from '../../support/database/in-passing'

const longestTransferMs = waitMs(standardWaits, 'transferDays')

let database: TestDatabase
let deps: TestDeps
let owner: Caller
let other: Caller
beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  owner = await resident(deps, 128, 1_000_000)
  other = await resident(deps, 3021)
  // Bids, handovers and orders of somebody else, after which rows of theirs may say anything.
  await planted(async (tx) => {
    await plant(tx, 'buy_order', { buy_id: 1, state: 'closed' })
    await plant(tx, 'handover', { order_id: 1, state: 'undone' })
    await plant(tx, 'trade_order', { order_id: 1, state: 'closed' })
  })
})
afterAll(() => database.close())

const planted = (work: (tx: Tx) => Promise<unknown>) => deps.db.transaction().execute(work)
const blockWith = ({ blockId }: Caller, row: object) =>
  deps.db.updateTable('block').set(row).where('block_id', '=', blockId).execute()
const offered = { state: 2, transfer_price: 1, transfer_until: 4_000_000_000_000 }
const held = { state: 1, transfer_price: null, transfer_until: null }
const halt = (row: object) => deps.db.updateTable('area').set(row).execute()
const halted = { halted_at: 1, halted_reason: '演练' }
const going = { halted_at: null, halted_reason: null }

interface Refused {
  readonly reason: string
  readonly data?: unknown
}
const errorOf = async (answer: Promise<{ ok: true } | { ok: false; error: Refused }>) => {
  const result = await answer
  return result.ok ? undefined : result.error
}
const acting = (id: number, ver = 1) => ({ clientNo: clientNo(), id, ver })

describe('a listing', () => {
  let saleId: number
  beforeAll(async () => {
    ;({ saleId } = await rice(deps, owner))
  })
  it('is acted on by whose it is; what others publish is known', async () => {
    expect((await errorOf(pauseSale(deps, other, acting(saleId))))?.reason).toBe('NO_RIGHT')
    expect((await errorOf(pauseSale(deps, owner, acting(1))))?.reason).toBe('NOT_FOUND')
    expect(await errorOf(pauseSale(deps, owner, acting(saleId)))).toBeUndefined()
  })
  it('is resumed as a block that its seller holds and does not offer', async () => {
    const resuming = () => errorOf(resumeSale(deps, owner, acting(saleId, 2)))
    await blockWith(owner, offered)
    expect((await resuming())?.reason).toBe('BLOCK_TRANSFER')
    await blockWith(owner, { ...held, owner_user_id: other.userId })
    expect((await resuming())?.reason).toBe('NO_RIGHT')
    await blockWith(owner, { ...held, owner_user_id: owner.userId })
    expect(await resuming()).toBeUndefined()
  })
})

describe('a bid', () => {
  const removing = async (state?: 'removed' | 'filled') => {
    const { buyId, ver } = await paidBid(deps, owner)
    if (state) await deps.db.updateTable('buy_order').set({ state }).where('buy_id', '=', buyId).execute()
    const answer = await errorOf(removeBuy(deps, other, { ...acting(buyId, ver), reason: '内容不合规定' }))
    return answer?.reason
  }
  it('of others is known once it was paid, and ended by whose it is', async () => {
    const unpaid = valueOf(await addRiceBid(deps, owner))
    expect((await errorOf(cancelBuy(deps, other, acting(unpaid.buyId))))?.reason).toBe('NOT_FOUND')
    expect(await errorOf(cancelBuy(deps, owner, acting(unpaid.buyId)))).toBeUndefined()
    const { buyId, ver } = await paidBid(deps, owner)
    expect((await errorOf(closeBuy(deps, other, acting(buyId, ver))))?.reason).toBe('NO_RIGHT')
    expect(await errorOf(closeBuy(deps, owner, acting(buyId, ver)))).toBeUndefined()
  })
  it('is removed by operators unless it was, or nothing is left of it', async () => {
    expect([await removing(), await removing('removed'), await removing('filled')]).toEqual([
      undefined,
      'MOVED',
      'MOVED',
    ])
  })
})

describe('a block is changed', () => {
  let blockNo = 200
  let holder: Caller
  beforeEach(async () => {
    holder = await resident(deps, (blockNo += 1), 0)
  })
  const editing = (by: Caller, wish: Partial<Parameters<typeof editBlock>[2]>) =>
    errorOf(editBlock(deps, by, { clientNo: clientNo(), ver: 1, ...wish }))
  const offering = (ms: number = dayMs, by = holder) =>
    editing(by, { transfer: { price: fen(500_000), until: deps.clock.now() + ms } })

  it('by who holds it', async () => {
    expect((await editing({ ...other, blockId: holder.blockId }, { intro: '好' }))?.reason).toBe('NO_RIGHT')
    expect((await editing({ ...holder, blockId: 1 }, { intro: '好' }))?.reason).toBe('NOT_FOUND')
  })
  it('as its state allows, and its listings stay as long as it is not offered', async () => {
    const { saleId } = await rice(deps, holder)
    const stateOf = async () =>
      (await deps.db.selectFrom('sale').select('state').where('sale_id', '=', saleId).executeTakeFirstOrThrow()).state
    expect((await editing(holder, { transfer: null }))?.reason).toBe('MOVED')
    expect(await editing(holder, { intro: '好' })).toBeUndefined()
    expect(await stateOf()).toBe('on')
    const transfer = { price: fen(500_000), until: deps.clock.now() + dayMs }
    expect(await editing(holder, { ver: 2, transfer })).toBeUndefined()
    expect(await stateOf()).toBe('paused')
  })
  it('to be offered for so long at most', async () => {
    expect((await offering(0))?.reason).toBe('FORM')
    expect(await offering(longestTransferMs + 1)).toMatchObject({
      reason: 'FORM',
      data: { fields: { until: expect.any(String) as string } },
    })
    expect(await offering(longestTransferMs)).toBeUndefined()
    expect(await offering(1, await resident(deps, (blockNo += 1), 0))).toBeUndefined()
  })
  it('not while an order of it goes on, nor for a while after a handover', async () => {
    const order = { order_id: 2, seller_block_id: holder.blockId, state: 'paid' } as const
    await planted((tx) => plant(tx, 'trade_order', order))
    expect(await offering()).toMatchObject({ reason: 'LIMIT', data: { running: 1 } })
    await deps.db.deleteFrom('trade_order').where('order_id', '=', 2).execute()
    const handedOver = async (at: number) => {
      await deps.db.deleteFrom('handover').where('order_id', '=', 2).execute()
      await planted((tx) => plant(tx, 'handover', { order_id: 2, block_id: holder.blockId, state: 'done', at }))
    }
    const now = deps.clock.now()
    await handedOver(now + 1 - blockMarket.restMs)
    expect(await offering()).toMatchObject({ reason: 'LIMIT', data: { until: now + 1 } })
    await handedOver(now - blockMarket.restMs)
    expect(await offering()).toBeUndefined()
  })
  it('to be offered neither while trading is halted, nor by who has no number', async () => {
    await halt(halted)
    expect((await offering())?.reason).toBe('HALT')
    await halt(going)
    await deps.db.updateTable('user_account').set({ mobile: '' }).where('user_id', '=', holder.userId).execute()
    expect(await offering()).toMatchObject({ reason: 'NO_RIGHT', data: { next: 'bindMobile' } })
  })
})

it('a block waits in the cart that is reserved, or where trading is halted, and no other that is not to be had', async () => {
  const adding = async (blockId: number) => {
    const answer = await addToCart(deps, { userId: owner.userId, platform: 'browser' }, String(blockId))
    return answer.ok ? answer.value.added : answer.error.reason
  }
  const block = (row: object) => blockWith(other, row)
  expect([await adding(other.blockId), await adding(1)]).toEqual(['CLOSED', 'NOT_FOUND'])
  await block(offered)
  expect(await adding(other.blockId)).toBe(1)
  await block({ state: 3 })
  expect(await adding(other.blockId)).toBe(1)
  await block({ state: 2 })
  await halt(halted)
  expect(await adding(other.blockId)).toBe(1)
  await halt(going)
  await block({ transfer_until: 1 })
  expect(await adding(other.blockId)).toBe('CLOSED')
  await block(held)
  await blockWith(owner, offered)
  expect(await adding(owner.blockId)).toBe('OWN')
  await blockWith(owner, held)
})

it('listings, bids and carts are found to be locked; of a block the bids that run', async () => {
  const found = await inPassing(deps.db, async (tx) => {
    await plant(tx, 'sale', { sale_id: 5 })
    for (const [id, state] of [
      [7, 'open'],
      [6, 'unpaid'],
      [8, 'filled'],
    ] as const)
      await plant(tx, 'buy_order', { buy_id: id, block_id: 31, state })
    return [
      (await lockSale(tx, 5))?.sale_id,
      await lockSale(tx, 6),
      (await lockBuy(tx, 6))?.buy_id,
      await lockBuy(tx, 5),
      (await lockBuysOfBlock(tx, 31)).map((row) => row.buy_id),
      (await lockCart(tx, owner.userId)).map((row) => row.user_id),
    ]
  })
  expect(found).toEqual([5, undefined, 6, undefined, [6, 7], [owner.userId]])
})
