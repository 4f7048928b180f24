/** @jest-environment node */
import { sql } from 'kysely'
import { fen, qty } from '@contract/money'
import type { Caller } from '../../../../server/http/caller'
import { checkBooks } from '../../../../server/ledger/check-books'
import { readBid } from '../../../../server/modules/market/bids/store'
import { beginSelling, sellOptimistically, takeBuy } from '../../../../server/modules/market/bids/take'
import { readSale } from '../../../../server/modules/orders/new-order-store'
import { ordersFromBids } from '../../../../server/modules/orders/open-from-bid'
import { beginTaking, take, takeOptimistically } from '../../../../server/modules/orders/take'
import { paidBid } from '../../../support/city/bids'
import type { TestDatabase, TestDeps } from '../../../support/database/database'
import { everyRow } from '../../../support/database/every-row'
import { clientNo, emptyCity, resident, rice, takeRice, valueOf } from '../../../support/city/small-city'
import type { Heard } from '../../cost/heard'
import { hearStatements } from '../../cost/heard'

let database: TestDatabase
let deps: TestDeps
let buyer: Caller
let seller: Caller
let saleId: number
let bid: { readonly buyId: number; readonly ver: number }
let heard: Heard

beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  buyer = await resident(deps, 128)
  seller = await resident(deps, 3021, 0)
  ;({ saleId } = await rice(deps, seller))
  bid = await paidBid(deps, buyer)
  heard = hearStatements()
})
afterAll(async () => {
  heard.stop()
  expect((await checkBooks(deps.db)).differences).toEqual([])
  await database.close()
})

const run = (text: string) =>
  sql
    .raw(
      text
        .replaceAll('$sale', String(saleId))
        .replaceAll('$bid', String(bid.buyId))
        .replaceAll('$buyer', String(buyer.userId))
        .replaceAll('$seller', String(seller.userId)),
    )
    .execute(deps.db)

const takeInput = () => ({ clientNo: clientNo(), saleId, ver: 1, qty: qty(50_000), price: fen(680) })
const sellInput = () => ({ clientNo: clientNo(), buyId: bid.buyId, ver: bid.ver, qty: qty(50_000), price: fen(650) })

/** Reads for a purchase, lets something happen, and writes. */
async function takenAfter(meanwhile: () => Promise<unknown>) {
  const taking = await beginTaking(deps, buyer, takeInput())
  return takeOptimistically(taking, async (db, reading) => {
    const row = await readSale(db, reading)
    await meanwhile()
    return row
  })
}

/** The same for a sale into the bid. */
async function soldAfter(meanwhile: () => Promise<unknown>) {
  const selling = await beginSelling(deps, ordersFromBids, seller, sellInput())
  return sellOptimistically(selling, async (db, reading) => {
    const row = await readBid(db, reading)
    await meanwhile()
    return row
  })
}

const ways = { takes: takenAfter, sells: soldAfter } as const

/** What somebody else commits between the reading and the writing, and how it is undone. */
const changes: readonly (readonly [way: keyof typeof ways, what: string, change: string, undo: string])[] = [
  [
    'takes',
    'the listing was changed',
    'update sale set ver = ver + 1 where sale_id = $sale',
    'update sale set ver = 1',
  ],
  [
    'takes',
    'somebody bought of it, which leaves its version',
    'update sale set qty_left = qty_left - 10000',
    'update sale set qty_left = qty',
  ],
  [
    'takes',
    'trading was halted',
    `update area set halted_at = 1, halted_reason = 'because'`,
    'update area set halted_at = null, halted_reason = null',
  ],
  [
    'takes',
    'the other block was frozen',
    'update block set state = 9 where block_no = 3021',
    'update block set state = 1 where block_no = 3021',
  ],
  [
    'takes',
    'the own block has another owner',
    'update block set owner_user_id = $seller where block_no = 128',
    'update block set owner_user_id = $buyer where block_no = 128',
  ],
  ['sells', 'the bid was changed', 'update buy_order set ver = ver + 1', 'update buy_order set ver = ver - 1'],
  [
    'sells',
    'somebody sold into it, which leaves its version',
    'update buy_order set qty_left = qty_left - 10000',
    'update buy_order set qty_left = qty',
  ],
  [
    'sells',
    'a part of its hold was taken',
    'update hold set left_amount = left_amount - 1',
    'update hold set left_amount = amount',
  ],
  [
    'sells',
    'the bidder’s block has another owner',
    'update block set owner_user_id = $seller where block_no = 128',
    'update block set owner_user_id = $buyer where block_no = 128',
  ],
  [
    'sells',
    'the own block was frozen',
    'update block set state = 9 where block_no = 3021',
    'update block set state = 1 where block_no = 3021',
  ],
]

it.each(changes)(
  'one who %s leaves nothing and goes the long way when meanwhile %s',
  async (way, _what, change, undo) => {
    let before: unknown
    heard.take()
    const given = await ways[way](async () => {
      await run(change)
      before = await everyRow(deps.db)
    })
    expect(given).toBeUndefined()
    expect(heard.take().filter((text) => text.includes('write_rows'))).toHaveLength(1)
    expect(await everyRow(deps.db)).toEqual(before)
    await run(undo)
  },
)

it('counts the reservations that somebody made from two devices at once', async () => {
  const other = await rice(deps, seller)
  const given = await takenAfter(() => takeRice(deps, buyer, other.saleId))
  expect(given).toBeUndefined()
  await run(`update trade_order set state = 'closed', deadline_at = null, deadline_does = null`)
})

it('answers one who takes or sells twice as the first time', async () => {
  const [taking, selling] = [takeInput(), sellInput()]
  const takes = await Promise.all(Array.from({ length: 8 }, () => take(deps, buyer, taking)))
  expect(takes).toEqual(takes.map(() => ({ ok: true, value: takes[0]?.ok === true ? takes[0].value : {} })))
  const sells = await Promise.all(Array.from({ length: 8 }, () => takeBuy(deps, ordersFromBids, seller, selling)))
  expect(sells).toEqual(sells.map(() => ({ ok: true, value: sells[0]?.ok === true ? sells[0].value : {} })))
  const { orderId } = valueOf(await takeBuy(deps, ordersFromBids, seller, selling))
  expect(sells[0]).toMatchObject({ value: { orderId } })
  expect(await take(deps, buyer, { ...taking, qty: qty(10_000) })).toMatchObject({ error: { reason: 'FORM' } })
})
