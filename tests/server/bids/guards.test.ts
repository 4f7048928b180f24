import { qty } from '@contract/money'
import type { Tx } from '../../../server/db/schema'
import type { Caller } from '../../../server/http/caller'
import { paidBid, sellInto } from '../../support/city/bids'
import { emptyCity, resident, riceId } from '../../support/city/small-city'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { plant } from '../../support/database/in-passing'

let database: TestDatabase
let deps: TestDeps
let bidder: Caller
let seller: Caller
beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  bidder = await resident(deps, 128, 1_000_000)
  seller = await resident(deps, 3021)
  // A bid of somebody else, after which rows of bids may say anything.
  await deps.db.transaction().execute((tx: Tx) => plant(tx, 'buy_order', { buy_id: 1, state: 'closed' }))
})
afterAll(() => database.close())

const blockWith = ({ blockId }: Caller, row: object) =>
  deps.db.updateTable('block').set(row).where('block_id', '=', blockId).execute()
const offered = { state: 2, transfer_price: 1, transfer_until: 1 }
const held = { state: 1, transfer_price: null, transfer_until: null }

/** Sells 5 kg of rice into a bid for 20 kg at 6.50 that is as the row says. */
const selling = async (row: object = {}, wish: Parameters<typeof sellInto>[3] = {}, by = seller) => {
  const { buyId, ver } = await paidBid(deps, bidder)
  if (Object.keys(row).length > 0) await deps.db.updateTable('buy_order').set(row).where('buy_id', '=', buyId).execute()
  const answer = await sellInto(deps, by, buyId, { ver, ...wish })
  return answer.ok ? undefined : { ...answer.error, isOfBid: answer.error.data?.['buy'] !== undefined }
}
const about = (reason: string, data: object = {}) => ({ reason, data, isOfBid: true })

describe('something is sold into a bid', () => {
  it('by another one, between two blocks that are held and not offered', async () => {
    expect(await selling()).toBeUndefined()
    expect((await selling({}, {}, { ...bidder, blockId: seller.blockId }))?.reason).toBe('OWN')
    await blockWith(seller, offered)
    expect(await selling()).toMatchObject({ reason: 'BLOCK_TRANSFER', data: { own: seller.blockNo } })
    await blockWith(seller, held)
  })
  it('not while the block of the bid is offered, nor once it is another one’s', async () => {
    const withBlock = async (row: object) => {
      const { buyId, ver } = await paidBid(deps, bidder)
      await blockWith(bidder, row)
      const answer = await sellInto(deps, seller, buyId, { ver })
      await blockWith(bidder, { ...held, owner_user_id: bidder.userId })
      return answer
    }
    expect(await withBlock(offered)).toEqual({ ok: false, error: { reason: 'BLOCK_TRANSFER' } })
    expect(await withBlock({ owner_user_id: seller.userId })).toEqual({ ok: false, error: { reason: 'NO_RIGHT' } })
  })
  it('while it is open', async () => {
    expect(await selling({ state: 'filled' })).toMatchObject(about('SOLD_OUT', { qtyLeft: 0 }))
    expect(await selling({ state: 'expired' })).toMatchObject(about('EXPIRED'))
    expect(await selling({ state: 'closed' })).toMatchObject(about('CLOSED'))
  })
  it('until it expires and not at that', async () => {
    const now = deps.clock.now()
    expect(await selling({ expire_at: now })).toMatchObject(about('EXPIRED'))
    expect(await selling({ expire_at: null })).toMatchObject(about('EXPIRED'))
    expect(await selling({ expire_at: now + 1 })).toBeUndefined()
  })
  it('at its price, in the version that was seen, and no more than is left', async () => {
    expect(await selling({ price: 651 })).toMatchObject(about('PRICE_CHANGED', { price: 651 }))
    expect(await selling({}, { ver: 1 })).toMatchObject(about('MOVED'))
    expect(await selling({ qty_left: 45_000 })).toMatchObject(about('SOLD_OUT', { qtyLeft: 45_000 }))
    expect(await selling({ qty_left: 50_000 })).toBeUndefined()
  })
  it('in whole steps, and no less than the least unless that is all', async () => {
    await deps.db.updateTable('item').set({ min_qty: 20_000 }).where('item_id', '=', riceId).execute()
    const some = (quantity: number, row: object = {}) => selling(row, { qty: qty(quantity) })
    expect(await some(20_001)).toMatchObject({ reason: 'FORM', isOfBid: false })
    expect(await some(15_000)).toMatchObject({ reason: 'LIMIT', data: { minQty: 20_000 }, isOfBid: false })
    expect(await some(20_000)).toBeUndefined()
    expect(await some(15_000, { qty_left: 15_000 })).toBeUndefined()
  })
})
