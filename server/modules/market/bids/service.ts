import { dayMs } from '@contract/durations'
import { buyList } from '@contract/endpoints/market/bids'
import { dayStart } from '@contract/hours'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { readFresh } from '../../../db/reads/fresh'
import type { Db } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { cachedPages } from '../../../http/cache/cached-boards'
import { boardVersion } from '../../../http/cache/version-store'
import { markSeen } from '../../notices/open/tell'
import type { BoardWish } from '../board-store'
import { itemTrends, itemViews } from '../items'
import { offerLists } from '../offers/lists'
import { boardOf, ownOffers } from '../offers/page'
import * as store from './store'
import { buyView } from './view'

/** A page of an area's bids. It holds until midnight, because its prices cover whole days. */
async function readBoard(deps: Deps, wish: BoardWish) {
  const { rows, frame } = await boardOf(deps.db, wish, 'buy_id', {
    boardRows: store.boardRows,
    boardCount: store.boardCount,
  })
  const items = await itemsOf(deps, wish, rows)
  const shownTo = (userId: number) => ({
    data: rows.map((row) => buyView(row, userId, deps.clock.now())),
    items,
    ...frame,
  })
  return { owners: new Set(rows.map((row) => row.user_id)), shownTo, until: dayStart(deps.clock.now()) + dayMs }
}

const itemsOf = (deps: Deps, { areaId }: BoardWish, rows: readonly store.BuyRow[]) =>
  itemTrends(deps, areaId, [...new Set(rows.map((row) => row.item_id))])

const boards = cachedPages(buyList, (db, { areaId }) => boardVersion(db, areaId), readBoard)

async function ownBuys(deps: Deps, userId: number, wish: BoardWish) {
  const { rows, frame } = await ownOffers(deps.db, userId, wish, { ownRows: store.ownRows, ownCounts: store.ownCounts })
  return {
    data: rows.map((row) => buyView(row, userId, deps.clock.now())),
    items: await itemsOf(deps, wish, rows),
    ...frame,
  }
}

/** The board of bids of an area, or the caller's own; `sendBuys` gives it serialised. Source: domain model §1.3, §3.4. */
export const { list: listBuys, send: sendBuys } = offerLists(boards, ownBuys)

/** One bid with its item. Refusal: NOT_FOUND, also for somebody else's that was never paid. */
export async function readBuy(deps: Deps, userId: number, buyId: number) {
  const page = await readFresh(deps, ({ db }) => buyPage(db, userId, buyId, deps.clock.now()))
  if (!page) return err(refusal('NOT_FOUND'))
  if (page.mine) await markSeen(deps.db, { userId, refType: 'buy', refId: buyId, now: deps.clock.now() })
  return ok(page)
}

async function buyPage(db: Db, userId: number, buyId: number, now: number) {
  const row = await store.findBuy(db, buyId)
  if (!row || (row.hold_id === null && row.user_id !== userId)) return undefined
  const [item] = await itemViews(db, row.area_id, [row.item_id])
  if (!item) throw new Error(`bid ${buyId} has no item`)
  return { ...buyView(row, userId, now), item }
}

/** A bid that must exist, as this user sees it at this time. */
export async function viewOf(db: Db, buyId: number, userId: number, now: number) {
  const row = await store.findBuy(db, buyId)
  if (!row) throw new Error(`bid ${buyId} vanished`)
  return buyView(row, userId, now)
}
