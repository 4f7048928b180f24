import { dayMs } from '@contract/durations'
import { saleInfo, saleList } from '@contract/endpoints/market/market'
import { ok } from '@contract/result'
import type { Deps } from '../../../deps'
import { cachedPages } from '../../../http/cache/cached-boards'
import { boardVersion, saleVersion } from '../../../http/cache/version-store'
import { markSeen } from '../../notices/open/tell'
import type { BoardWish } from '../board-store'
import { itemViews } from '../items'
import { offerLists } from '../offers/lists'
import { boardOf, ownOffers } from '../offers/page'
import { saleView } from './view'
import { sellerScore } from '../open/seller-score'
import { hasBought } from '../open/has-bought'
import * as store from './store'

/** Whether this is the first page of the unfiltered board. Only there pinned listings come first; a search is not pushed down by them. */
const isTop = ({ areaId: _area, page, mine, sort, tab: _tab, ...narrowed }: BoardWish): boolean =>
  page === 1 &&
  mine === 0 &&
  sort === 'item' &&
  Object.values(narrowed).every((part) => part === undefined || part === '')

/** A page of an area's listings, with the pinned ones above it. */
async function readBoard(deps: Deps, wish: BoardWish) {
  const { rows, frame } = await boardOf(deps.db, wish, 'sale_id', {
    boardRows: store.boardRows,
    boardCount: store.boardCount,
  })
  const pinned = isTop(wish) ? await store.pinnedRows(deps.db, wish.areaId, deps.clock.now()) : []
  const items = await itemsOf(deps, wish, rows)
  const shownTo = (userId: number) => ({
    data: rows.map((row) => saleView(row, userId)),
    items,
    ...frame,
    ...(pinned.length > 0 && { pinned: pinned.map((row) => saleView(row, userId)) }),
  })
  const ends = pinned.flatMap((row) => row.pinned_until ?? [])
  const owners = new Set([...rows, ...pinned].map((row) => row.user_id))
  return { owners, shownTo, ...(ends.length > 0 && { until: Math.min(...ends) }) }
}

const itemsOf = ({ db }: Deps, { areaId }: BoardWish, rows: readonly store.SaleRow[]) =>
  itemViews(db, areaId, [...new Set(rows.map((row) => row.item_id))])

const boards = cachedPages(saleList, (db, { areaId }) => boardVersion(db, areaId), readBoard)

async function ownSales(deps: Deps, userId: number, wish: BoardWish) {
  const { rows, frame } = await ownOffers(deps.db, userId, wish, { ownRows: store.ownRows, ownCounts: store.ownCounts })
  return { data: rows.map((row) => saleView(row, userId)), items: await itemsOf(deps, wish, rows), ...frame }
}

/** The board of an area, or the caller's own listings; `sendSales` gives it serialised. Source: domain model §1.3, §3.3. */
export const { list: listSales, send: sendSales } = offerLists(boards, ownSales)

/** When the number of whole days since an instant will change. */
const nextDay = (since: number, now: number) => now + dayMs - (Math.max(0, now - since) % dayMs)

/** The page of a listing. How its seller trades counts for the areas where he lives; of one who has left, nothing is kept. */
async function readPage({ db, clock }: Deps, { id }: { readonly id: number }) {
  const row = await store.findSale(db, id)
  const [item] = row ? await itemViews(db, row.area_id, [row.item_id]) : []
  if (!row || !item) throw new Error(`sale ${id} vanished, or has no item`)
  const { heldSince, livesThere, done, late } = await store.sellerStats(db, row.user_id, row.block_id)
  const now = clock.now()
  const residentDays = Math.max(0, Math.floor((now - heldSince) / dayMs))
  const { score, reviews, until } = await sellerScore(db, row, now)
  const sellerStats = { residentDays, done, late, score, reviews }
  const page = { item, sellerBlockId: row.block_id, sellerStats, firstPurchase: false }
  return {
    owners: new Set([row.user_id]),
    shownTo: (userId: number) => ({ ...saleView(row, userId), ...page }),
    until: livesThere ? Math.min(nextDay(heldSince, now), until) : now,
  }
}

const pages = cachedPages(saleInfo, (db, { id }) => saleVersion(db, id), readPage)

/** One listing with its item and its seller; its owner has seen what was told of it. Refusal: NOT_FOUND. */
export async function readSale(deps: Deps, userId: number, saleId: number) {
  const page = await pages.shown(deps, userId, { id: saleId })
  if (!page.ok) return page
  if (page.value.mine) await markSeen(deps.db, { userId, refType: 'sale', refId: saleId, now: deps.clock.now() })
  const firstPurchase = userId > 0 && !(await hasBought(deps.db, userId))
  return ok({ ...page.value, firstPurchase })
}
