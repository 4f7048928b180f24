import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type * as v from 'valibot'
import type { NiceKind, NiceWish } from '@contract/block/nice'
import type { blockList } from '@contract/endpoints/market/cart'
import type { Db } from '../../../db/schema'
import { movingStates } from '../../area/open/traders'
import { blockStates } from '../../area/tables'
import { readCursor } from '../rules/cursor'
import type { MarketBlock } from './store'
import * as store from './store'

type Wish = v.InferOutput<typeof blockList.input>

/** Blocks that are not offered come last. */
const noPrice = Number.MAX_SAFE_INTEGER

/** The first key of each sort order, ascending; the number is the second. */
const keyOf: Readonly<Record<Wish['sort'], RawBuilder<number>>> = {
  no: sql<number>`b.block_no::bigint`,
  priceUp: sql<number>`coalesce(b.transfer_price, ${sql.lit(noPrice)})`,
  priceDown: sql<number>`coalesce(- b.transfer_price, ${sql.lit(noPrice)})`,
}

export const keyValue = (sort: Wish['sort'], { transfer_price: price, block_no: no }: MarketBlock): number =>
  sort === 'no' ? no : price === null ? noPrice : sort === 'priceUp' ? price : -price

const digits = sql`b.block_no::text`

/** The rules of `contract/block/nice.ts`, where the rows are. */
const isNice: Readonly<Record<NiceKind, RawBuilder<SqlBool>>> = {
  run: sql<SqlBool>`length(${digits}) > 2 and (position(${digits} in '0123456789') > 0 or position(${digits} in '9876543210') > 0)`,
  same: sql<SqlBool>`${digits} ~ '^(.)\\1{2,}$'`,
  pairs: sql<SqlBool>`${digits} ~ '^((.)\\2){2,}$' and not ${digits} ~ '^(.)\\1+$'`,
}

const niceOf = (wish: NiceWish): RawBuilder<SqlBool> =>
  wish === 'any' ? sql<SqlBool>`(${sql.join(Object.values(isNice), sql` or `)})` : isNice[wish]

/** Rows after a cursor; undefined without one. A cursor of another sort order gives an empty page. */
export function behind({ cursor, sort }: Wish): RawBuilder<SqlBool> | undefined {
  const place = readCursor(cursor, sort, ['key', 'block_no'])
  if (place === undefined) return undefined
  if (place === 'nowhere') return sql<SqlBool>`false`
  return sql<SqlBool>`(${keyOf[sort]}, b.block_no) > (${sql.join(place.map((value) => sql`${value}::bigint`))})`
}

export async function filtersOf(db: Db, wish: Wish): Promise<RawBuilder<SqlBool>[]> {
  const { areaId, categoryId, state, noFrom, noTo, priceFrom, priceTo, nice } = wish
  const zone = categoryId === undefined ? undefined : ((await store.zoneOf(db, areaId, categoryId)) ?? 'none')
  const wanted = [
    sql<SqlBool>`b.area_id = ${areaId}`,
    zone === 'none' && sql<SqlBool>`false`,
    zone && zone !== 'none' && sql<SqlBool>`b.block_no between ${zone.no_from} and ${zone.no_to}`,
    state === 'offered' &&
      sql<SqlBool>`(b.state in (${sql.join(movingStates)}) or (b.state = ${blockStates.unsold} and b.transfer_price is not null))`,
    state !== undefined && state !== 'offered' && sql<SqlBool>`b.state = ${blockStates[state]}`,
    noFrom !== undefined && sql<SqlBool>`b.block_no >= ${noFrom}`,
    noTo !== undefined && sql<SqlBool>`b.block_no <= ${noTo}`,
    priceFrom !== undefined && sql<SqlBool>`b.transfer_price >= ${priceFrom}`,
    priceTo !== undefined && sql<SqlBool>`b.transfer_price <= ${priceTo}`,
    nice !== undefined && niceOf(nice),
  ]
  return wanted.filter((filter) => filter !== false && filter !== undefined)
}

/** The sort order that was asked for. */
export const orderOf = (sort: Wish['sort']): RawBuilder<unknown> => sql`${keyOf[sort]}, b.block_no`
