import { dayMs } from '@contract/durations'
import type * as v from 'valibot'
import { itemList } from '@contract/endpoints/market/items'
import { areaOffsetMs, dayStart } from '@contract/hours'
import { fen, qty } from '@contract/money'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { priceDays } from '@contract/limits'
import { calendarDay } from '@contract/moments'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import { keptBoards } from './boards'
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
    bestAsk: asks?.[0]?.price ?? null,
    bestBid: bids?.[0]?.price ?? null,
    lastPrice: item.last_price === null ? null : fen(item.last_price),
    asks: asks ?? [],
    bids: bids ?? [],
  }
}

async function viewsOf(db: Db, areaId: number, items: readonly ItemRow[]) {
  const ids = items.map((item) => item.item_id)
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

const lists = keptBoards(itemList, async (deps, { areaId, categoryId, q }) => {
  const { value } = await listItems(deps, areaId, categoryId, q)
  return { owners: new Set(), shownTo: () => value }
})

/** The same as it is sent to many. */
export const sendItems = async (deps: Deps, wish: v.InferOutput<typeof itemList.input>) =>
  ok(await lists.sent(deps, 0, wish))

/** The order book of an item. Refusal: NOT_FOUND. */
export async function readDepth({ db }: Deps, itemId: number) {
  const item = await store.findItem(db, itemId)
  const [view] = item ? await viewsOf(db, item.area_id, [item]) : []
  return view ? ok(view) : err(refusal('NOT_FOUND'))
}

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

/** The last `priceDays` of an item: open, close, lowest, highest price and quantity of each day with a deal. Refusal: NOT_FOUND. */
export async function readHistory(deps: Deps, itemId: number) {
  const { db, clock } = deps
  const item = await store.findItem(db, itemId)
  const [view] = item ? await viewsOf(db, item.area_id, [item]) : []
  if (!view) return err(refusal('NOT_FOUND'))
  const rows = await store.daysOf(db, [itemId], firstDay(clock.now()))
  const days = rows.map((row) => ({
    day: calendarDay(row.day * dayMs - areaOffsetMs),
    open: fen(row.open),
    close: fen(row.close),
    min: fen(row.low),
    max: fen(row.high),
    qty: qty(Number(row.qty)),
    deals: row.deals,
  }))
  return ok({ ...view, ...trendOf(rows, clock.now()), days })
}
