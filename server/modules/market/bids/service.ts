import { pageSize } from '@contract/limits'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { pageFrame } from '../../../db/page-frame'
import type { Db } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { markSeen } from '../../notices/open/tell'
import type { BoardWish } from '../board-store'
import { boardPage, cursorBehind } from '../board-store'
import { itemTrends, itemViews } from '../items'
import { ownGroups, ownStart } from '../rules/own'
import * as store from './store'
import { buyView } from './view'

/** One page of the board, or of the caller's own bids, and how many rows there are in all. */
async function pageOf(deps: Deps, userId: number, wish: BoardWish) {
  if (wish.mine === 1) {
    const found = await store.ownRows(deps.db, userId, wish.tab, ownStart(wish), pageSize + 1)
    const { groups, total } = ownGroups(await store.ownCounts(deps.db, userId, wish.tab))
    return { found, total, behind: found[pageSize - 1]?.behind, groups }
  }
  const { all, page } = boardPage(wish, 'buy_id')
  const found = await store.boardRows(deps.db, page, pageSize + 1)
  const last = found[pageSize - 1]
  const behind = last && cursorBehind(wish.sort, 'buy_id', last, last.buy_id)
  return { found, total: await store.boardCount(deps.db, all), behind, groups: undefined }
}

/** The board of bids of an area, or the caller's own. Source: domain model §1.3, §3.4. */
export async function listBuys(deps: Deps, userId: number, wish: BoardWish) {
  const { found, total, behind, groups } = await pageOf(deps, userId, wish)
  const { rows, frame } = pageFrame(found, { page: wish.page, total, cursorOf: () => behind })
  return ok({
    data: rows.map((row) => buyView(row, userId)),
    items: await itemTrends(deps, wish.areaId, [...new Set(rows.map((row) => row.item_id))]),
    ...frame,
    ...(groups && { groups }),
  })
}

/** One bid with its item. Refusal: NOT_FOUND, also for somebody else's that was never paid. */
export async function readBuy({ db, clock }: Deps, userId: number, buyId: number) {
  const row = await store.findBuy(db, buyId)
  if (!row || (row.hold_id === null && row.user_id !== userId)) return err(refusal('NOT_FOUND'))
  if (row.user_id === userId) await markSeen(db, { userId, refType: 'buy', refId: buyId, now: clock.now() })
  const [item] = await itemViews(db, row.area_id, [row.item_id])
  if (!item) throw new Error(`bid ${buyId} has no item`)
  return ok({ ...buyView(row, userId), item })
}

/** A bid that is there, as this user sees it. */
export async function viewOf(db: Db, buyId: number, userId: number) {
  const row = await store.findBuy(db, buyId)
  if (!row) throw new Error(`bid ${buyId} vanished`)
  return buyView(row, userId)
}
