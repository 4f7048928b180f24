import { pageSize } from '@contract/envelope'
import { pageFrame } from '../../../db/page-frame'
import type { CursorStart } from '../../../db/cursor'
import type { Db } from '../../../db/schema'
import type { BoardPage, BoardWish, OfferKey } from '../board-store'
import { boardPage, cursorBehind } from '../board-store'
import type { OwnTab, RankCount } from '../rules/own'
import { cursorStart } from '../../../db/cursor'
import { ownGroups } from '../rules/own'
import { soughtOf } from '../rules/words'
import { isCommon, searchFilter } from '../search/search-store'
import type { OfferTable } from '../tables'

type Row = OfferTable & { readonly expire_at: number | null }

/** The queries of one side (sales or bids), from its store. */
interface Statements<R> {
  readonly ownRows: (db: Db, userId: number, tab: OwnTab, start: CursorStart, limit: number) => Promise<R[]>
  readonly ownCounts: (db: Db, userId: number, tab: OwnTab) => Promise<RankCount[]>
  readonly boardRows: (db: Db, page: BoardPage, limit: number) => Promise<R[]>
  readonly boardCount: (db: Db, page: BoardPage) => Promise<number>
}

async function searchOf(db: Db, { areaId, q }: BoardWish, id: OfferKey) {
  const sought = soughtOf(q)
  if (!sought) return undefined
  const shelf = { id, areaId }
  return searchFilter(shelf, sought, await isCommon(db, shelf, sought))
}

/** One page of a board, with its frame. Source: domain model §1.3. */
export async function boardOf<K extends OfferKey, R extends Row & Readonly<Record<K, number>>>(
  db: Db,
  wish: BoardWish,
  key: K,
  store: Pick<Statements<R>, 'boardRows' | 'boardCount'>,
) {
  const { all, page } = boardPage(wish, key, await searchOf(db, wish, key))
  const found = await store.boardRows(db, page, pageSize + 1)
  const total = await store.boardCount(db, all)
  const cursorOf = (last: R) => cursorBehind(wish.sort, key, last, last[key])
  return pageFrame(found, { page: wish.page, total, cursorOf })
}

/** One page of the caller's own offers in their groups, with its frame. Source: domain model §3.3, §3.4. */
export async function ownOffers<R extends { readonly behind: string }>(
  db: Db,
  userId: number,
  wish: BoardWish,
  store: Pick<Statements<R>, 'ownRows' | 'ownCounts'>,
) {
  const found = await store.ownRows(db, userId, wish.tab, cursorStart(wish), pageSize + 1)
  const { groups, total } = ownGroups(await store.ownCounts(db, userId, wish.tab))
  const { rows, frame } = pageFrame(found, { page: wish.page, total, cursorOf: (last) => last.behind })
  return { rows, frame: { ...frame, groups } }
}
