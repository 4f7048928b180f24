import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type * as v from 'valibot'
import type { saleList } from '@contract/endpoints/market/market'
import { skipped } from '../../db/page-start'
import type { BoardKeys, BoardSort } from './rules/cursor'
import { cursorText, readCursor } from './rules/cursor'

/** Filters and order of a board, and the wanted page. */
export type BoardWish = v.InferOutput<typeof saleList.input>

export type OfferKey = 'sale_id' | 'buy_id'

/** Which rows `r` of a board say what is sought: open ones by their kept text, sold-out ones by what they say now. */
export interface SearchFilter {
  readonly open: RawBuilder<SqlBool>
  readonly held: RawBuilder<SqlBool>
}

/** The query of a board: its conditions, its order, and where the page begins. */
export interface BoardPage {
  readonly filters: readonly RawBuilder<SqlBool>[]
  /** What is sought in the offers' words, if anything. */
  readonly search: SearchFilter | undefined
  readonly keys: BoardKeys
  readonly offset: number
}

/** The keys of each sort order, for rows `r` of items `i`; the best price is the lowest for sales and the highest for bids. */
export const boardKeys = (id: OfferKey): Readonly<Record<BoardSort, BoardKeys>> => ({
  item: ['r.item_sort', id === 'sale_id' ? 'r.price' : '(- r.price)', `r.${id}`],
  priceUp: ['r.price', `r.${id}`],
  priceDown: ['(- r.price)', `(- r.${id})`],
  newest: [`(- r.${id})`],
  ending: ['r.expire_at', `r.${id}`],
})

/** The filters of a wish, over rows `r` of items `i`. */
function filtersOf({ areaId, categoryId, itemId, delivery, priceMin, priceMax }: BoardWish): RawBuilder<SqlBool>[] {
  const wanted: (RawBuilder<SqlBool> | undefined)[] = [
    sql<SqlBool>`r.area_id = ${areaId}`,
    categoryId === undefined ? undefined : sql<SqlBool>`r.category_id = ${categoryId}`,
    itemId === undefined ? undefined : sql<SqlBool>`r.item_id = ${itemId}`,
    delivery === undefined ? undefined : sql<SqlBool>`r.delivery = ${delivery}`,
    priceMin === undefined ? undefined : sql<SqlBool>`r.price >= ${priceMin}`,
    priceMax === undefined ? undefined : sql<SqlBool>`r.price <= ${priceMax}`,
  ]
  return wanted.filter((filter) => filter !== undefined)
}

/** Rows after a place, in the order of the keys. */
const isAfter = (keys: BoardKeys, place: readonly number[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.raw(keys.join(', '))}) > (${sql.join(place.map((value) => sql`${value}::bigint`))})`

/** The order of the keys. */
export const inOrderOf = (keys: BoardKeys): RawBuilder<unknown> => sql.raw(keys.join(', '))

/** The query of a board for a wish, without and with its page. */
export function boardPage(
  wish: BoardWish,
  id: OfferKey,
  search: SearchFilter | undefined,
): { all: BoardPage; page: BoardPage } {
  const keys = boardKeys(id)[wish.sort]
  const filters = filtersOf(wish)
  const all = { filters, search, keys, offset: 0 }
  const place = readCursor(wish.cursor, wish.sort, keys)
  if (place === undefined) return { all, page: { ...all, offset: skipped(wish) } }
  const start = place === 'nowhere' ? sql<SqlBool>`false` : isAfter(keys, place)
  return { all, page: { ...all, filters: [...filters, start] } }
}

interface BoardRow {
  readonly item_sort: number
  readonly price: number
  readonly expire_at: number | null
}

/** The cursor behind a row. */
export function cursorBehind(sort: BoardSort, id: OfferKey, row: BoardRow, rowId: number): string {
  const expireAt = row.expire_at ?? 0
  const best = id === 'sale_id' ? row.price : -row.price
  const values: Readonly<Record<BoardSort, readonly number[]>> = {
    item: [row.item_sort, best, rowId],
    priceUp: [row.price, rowId],
    priceDown: [-row.price, -rowId],
    newest: [-rowId],
    ending: [expireAt, rowId],
  }
  return cursorText(sort, values[sort])
}
