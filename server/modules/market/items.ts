import { dayMs } from '@contract/durations'
import type * as v from 'valibot'
import { itemDepth, itemHistory, itemList } from '@contract/endpoints/market/items'
import { areaOffsetMs, dayStart } from '@contract/hours'
import { fen, qty } from '@contract/money'
import { ok } from '@contract/result'
import { priceDays } from '@contract/limits'
import { calendarDay } from '@contract/moments'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import { boardForAll, cachedPages } from '../../http/cache/cached-boards'
import { boardVersion, itemVersion } from '../../http/cache/version-store'
import type { DayRow, ItemRow } from './item-store'
import * as store from './item-store'

interface Step {
  readonly item_id: number
  readonly price: number
  readonly qty: string
}

const steps = (rows: readonly Step[]) => rows.map((row) => ({ price: fen(row.price), qty: qty(Number(row.qty)) }))

function itemView(item: ItemRow, allAsks: readonly Step[], allBids: readonly Step[]) {
  const [asks, bids] = [allAsks, allBids].map((all) => steps(all.filter((step) => step.item_id === item.item_id)))
  return {
    itemId: item.item_id,
    categoryId: item.category_id,
    name: item.name,
    unit: item.unit,
    minQty: qty(item.min_qty),
    tick: qty(item.tick),
    ...(item.is_other && { isOther: true }),
    bestAsk: asks?.[0]?.price ?? null,
    bestBid: bids?.[0]?.price ?? null,
    lastPrice: item.last_price === null ? null : fen(item.last_price),
    asks: asks ?? [],
    bids: bids ?? [],
  }
}

async function viewsOf(db: Db, areaId: number, items: readonly ItemRow[]) {
  // Things of their own have neither depth nor best prices. Source: domain model §3.2, §10.
  const ids = items.filter((item) => !item.is_other).map((item) => item.item_id)
  const [asks, bids] = await Promise.all([store.asksOf(db, areaId, ids), store.bidsOf(db, areaId, ids)])
  return items.map((item) => itemView(item, asks, bids))
}

/** Items of an area with the prices around them, in the order of the board. */
export const itemViews = async (db: Db, areaId: number, itemIds: readonly number[]) =>
  viewsOf(db, areaId, await store.itemsByIds(db, itemIds))

/** The items that can be listed or bid for. Source: domain model §6.3 (catalogue). */
export async function listItems({ db }: Deps, areaId: number, categoryId?: number, q?: string) {
  return ok(await viewsOf(db, areaId, await store.itemsOfArea(db, areaId, categoryId, q)))
}

const lists = cachedPages(
  itemList,
  (db, { areaId }) => boardVersion(db, areaId),
  async (deps, { areaId, categoryId, q }) => boardForAll((await listItems(deps, areaId, categoryId, q)).value),
)

/** The same as it is sent to many. */
export const sendItems = (deps: Deps, wish: v.InferOutput<typeof itemList.input>) => lists.sent(deps, 0, wish)

/** An item with the prices around it. */
async function viewOf(db: Db, itemId: number) {
  const item = await store.findItem(db, itemId)
  const [view] = item ? await viewsOf(db, item.area_id, [item]) : []
  if (!view) throw new Error(`item ${itemId} vanished`)
  return view
}

const books = cachedPages(
  itemDepth,
  (db, { itemId }) => itemVersion(db, itemId),
  async ({ db }, { itemId }) => boardForAll(await viewOf(db, itemId)),
)

/** The order book of an item. Refusal: NOT_FOUND. */
export const readDepth = (deps: Deps, itemId: number) => books.shown(deps, 0, { itemId })

/** The same as it is sent to many. */
export const sendDepth = (deps: Deps, wish: v.InferOutput<typeof itemDepth.input>) => books.sent(deps, 0, wish)

const firstDay = (nowMs: number) => dayStart(nowMs) - (priceDays - 1) * dayMs
const dayNumber = (atMs: number) => Math.floor((atMs + areaOffsetMs) / dayMs)

/** The closing price of each day from the first deal on; a day without one repeats the day before. */
function closesOf(days: readonly DayRow[], nowMs: number) {
  const closes: number[] = []
  for (let day = dayNumber(firstDay(nowMs)); day <= dayNumber(nowMs); day++) {
    const close = days.find((row) => row.day === day)?.close ?? closes.at(-1)
    if (close !== undefined) closes.push(close)
  }
  return closes.map(fen)
}

function trendOf(days: readonly DayRow[], nowMs: number) {
  if (days.length === 0) return { low: null, high: null, closes: [] }
  const low = fen(Math.min(...days.map((row) => row.low)))
  const high = fen(Math.max(...days.map((row) => row.high)))
  return { low, high, closes: closesOf(days, nowMs) }
}

/** Items with their prices of the last `priceDays`. */
export async function itemTrends({ db, clock }: Deps, areaId: number, itemIds: readonly number[]) {
  const now = clock.now()
  const [views, days] = await Promise.all([itemViews(db, areaId, itemIds), store.daysOf(db, itemIds, firstDay(now))])
  return views.map((view) => {
    const own = days.filter((row) => row.item_id === view.itemId)
    return { ...view, ...trendOf(own, now) }
  })
}

/** The last `priceDays` of an item: open, close, lowest, highest price and quantity of each day with a deal. */
async function historyOf({ db, clock }: Deps, itemId: number) {
  const view = await viewOf(db, itemId)
  const rows = view.isOther ? [] : await store.daysOf(db, [itemId], firstDay(clock.now()))
  const days = rows.map((row) => ({
    day: calendarDay(row.day * dayMs - areaOffsetMs),
    open: fen(row.open),
    close: fen(row.close),
    min: fen(row.low),
    max: fen(row.high),
    qty: qty(Number(row.qty)),
    deals: row.deals,
  }))
  return { ...view, ...trendOf(rows, clock.now()), days }
}

const histories = cachedPages(
  itemHistory,
  (db, { itemId }) => itemVersion(db, itemId),
  async (deps, { itemId }) => boardForAll(await historyOf(deps, itemId), dayStart(deps.clock.now()) + dayMs),
)

/** The prices of an item. Refusal: NOT_FOUND. */
export const readHistory = (deps: Deps, itemId: number) => histories.shown(deps, 0, { itemId })

/** The same as they are sent to many. */
export const sendHistory = (deps: Deps, wish: v.InferOutput<typeof itemHistory.input>) => histories.sent(deps, 0, wish)
