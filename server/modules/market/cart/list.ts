import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type * as v from 'valibot'
import type { blockList } from '@contract/endpoints/cart'
import { pageSize } from '@contract/limits'
import { fen } from '@contract/money'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { isArea } from '../../area/open/is-area'
import { pageFrame } from '../../../db/page-frame'
import type { Db } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { MarketBlock } from './store'
import * as store from './store'
import { blockStates } from '../../area/tables'

type Wish = v.InferOutput<typeof blockList.input>

const stateNames = new Map(
  Object.entries(blockStates).map(([name, code]) => [code as number, name as keyof typeof blockStates]),
)

/** A block as the market shows it. */
export const blockRow = (row: MarketBlock, userId: number) => ({
  blockId: row.block_id,
  ver: row.ver,
  areaId: row.area_id,
  areaName: row.area_name,
  blockNo: row.block_no,
  name: row.name,
  thumbs: row.thumbs,
  state: stateNames.get(row.state) ?? 'frozen',
  price: row.transfer_price === null ? null : fen(row.transfer_price),
  until: row.transfer_until,
  capacity: row.capacity,
  ownerName: row.nick_name ?? '',
  mine: userId > 0 && row.owner_user_id === userId,
  inCart: row.added_at !== null,
})

/** What is not offered stands last. */
const noPrice = Number.MAX_SAFE_INTEGER

/** The value that each order goes by, rising; the number follows it. */
const keyOf: Readonly<Record<Wish['sort'], RawBuilder<number>>> = {
  no: sql<number>`b.block_no::bigint`,
  priceUp: sql<number>`coalesce(b.transfer_price, ${sql.lit(noPrice)})`,
  priceDown: sql<number>`coalesce(- b.transfer_price, ${sql.lit(noPrice)})`,
}

const keyValue = (sort: Wish['sort'], { transfer_price: price, block_no: no }: MarketBlock): number =>
  sort === 'no' ? no : price === null ? noPrice : sort === 'priceUp' ? price : -price

/** Rows behind a cursor; undefined without one. A cursor of another order begins a page with nothing on it. */
function behind({ cursor, sort }: Wish): RawBuilder<SqlBool> | undefined {
  if (cursor === undefined || cursor === '') return undefined
  const [, of, key, no] = /^(\w+):(-?\d{1,16}):(\d{1,9})$/.exec(cursor) ?? []
  if (of !== sort) return sql<SqlBool>`false`
  return sql<SqlBool>`(${keyOf[sort]}, b.block_no) > (${Number(key)}::bigint, ${Number(no)})`
}

async function filtersOf(db: Db, wish: Wish): Promise<RawBuilder<SqlBool>[]> {
  const { areaId, categoryId, state, noFrom, noTo, priceFrom, priceTo } = wish
  const zone = categoryId === undefined ? undefined : ((await store.zoneOf(db, areaId, categoryId)) ?? 'none')
  const offered = [blockStates.transfer, blockStates.reserved]
  const wanted = [
    sql<SqlBool>`b.area_id = ${areaId}`,
    zone === 'none' && sql<SqlBool>`false`,
    zone && zone !== 'none' && sql<SqlBool>`b.block_no between ${zone.no_from} and ${zone.no_to}`,
    state === 'offered' && sql<SqlBool>`b.state in (${sql.join(offered)})`,
    state !== undefined && state !== 'offered' && sql<SqlBool>`b.state = ${blockStates[state]}`,
    noFrom !== undefined && sql<SqlBool>`b.block_no >= ${noFrom}`,
    noTo !== undefined && sql<SqlBool>`b.block_no <= ${noTo}`,
    priceFrom !== undefined && sql<SqlBool>`b.transfer_price >= ${priceFrom}`,
    priceTo !== undefined && sql<SqlBool>`b.transfer_price <= ${priceTo}`,
  ]
  return wanted.filter((filter) => filter !== false && filter !== undefined)
}

/** Blocks of an area. Refusal: NOT_FOUND (no such area). Source: domain model §3.2, §6.1. */
export async function listBlocks({ db }: Deps, userId: number, wish: Wish) {
  if (!(await isArea(db, wish.areaId))) return err(refusal('NOT_FOUND'))
  const filters = await filtersOf(db, wish)
  const start = behind(wish)
  const place = {
    filters: start ? [...filters, start] : filters,
    order: sql`${keyOf[wish.sort]}, b.block_no`,
    offset: start ? 0 : (wish.page - 1) * pageSize,
  }
  const found = await store.blocksOf(db, userId, place, pageSize + 1)
  const { rows, frame } = pageFrame(found, {
    page: wish.page,
    total: await store.countBlocks(db, filters),
    cursorOf: (last) => `${wish.sort}:${keyValue(wish.sort, last)}:${last.block_no}`,
  })
  return ok({ data: rows.map((row) => blockRow(row, userId)), ...frame })
}

/** The zones of the block market, with what is offered in each. Source: domain model §3.2. */
export async function listZones({ db }: Deps, areaId: number) {
  const zones = await store.zonesOf(db, areaId)
  return ok(zones.map((zone) => ({ categoryId: zone.category_id, name: zone.name, offered: zone.offered ?? 0 })))
}
