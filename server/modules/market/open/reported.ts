import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Db, Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { endBuy } from '../bids/end'
import * as bids from '../bids/store'
import { tellSaleRemoved } from '../news'
import * as sales from '../sales/store'
import type { OfferTable } from '../tables'

const reported = (row: OfferTable, offer: { readonly no: string; readonly isGone: boolean }) => ({
  areaId: row.area_id,
  authorId: row.user_id,
  blockId: row.block_id,
  title: row.title,
  content: row.content,
  thumbs: row.thumbs,
  place: row.place,
  createdAt: row.created_at,
  people: [row.user_id],
  ...offer,
})

/** What a report of a listing has to know of it. */
export async function reportedSale(db: Db, saleId: number) {
  const row = await sales.findSale(db, saleId)
  return row && reported(row, { no: row.sale_no, isGone: row.state === 'removed' })
}

/** The same of a bid; one that was never paid is nobody's business. */
export async function reportedBuy(db: Db, buyId: number) {
  const row = await bids.findBuy(db, buyId)
  if (!row || row.state === 'unpaid') return undefined
  return reported(row, { no: row.buy_no, isGone: row.state === 'removed' || row.state === 'closed' })
}

/** Removes a listing, as an operator does. Refusal: CLOSED (it is removed). Source: domain model §3.3. */
export async function removeReportedSale(
  tx: Tx,
  deps: Deps,
  saleId: number,
  reason: string,
): Promise<Result<null, Refusal>> {
  const sale = await sales.lockSale(tx, saleId)
  if (!sale || sale.state === 'removed') return err(refusal('CLOSED'))
  await sales.changeSale(tx, saleId, { state: 'removed', removed_reason: reason })
  await tellSaleRemoved(tx, deps, sale, reason)
  return ok(null)
}

/** Removes a bid, and the rest of its money goes back. Refusal: CLOSED (it has ended). Source: domain model §3.4. */
export async function removeReportedBuy(
  tx: Tx,
  deps: Deps,
  buyId: number,
  reason: string,
): Promise<Result<null, Refusal>> {
  const bid = await bids.lockBuy(tx, buyId)
  if (!bid || bid.state === 'removed' || bid.state === 'filled') return err(refusal('CLOSED'))
  await endBuy(tx, deps, bid, 'removed', reason)
  return ok(null)
}
