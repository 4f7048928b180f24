import type * as v from 'valibot'
import type { saleAdd, saleList } from '@contract/endpoints/market'
import { pageSize } from '@contract/limits'
import { fen, qty } from '@contract/money'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { nextNumber } from '../../db/numbers'
import { once } from '../../db/once'
import { pageStart } from '../../db/page-start'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { schedule } from '../../jobs/jobs'
import { blockStates } from '../session/tables'
import { cursorText, readCursor } from './cursor'
import * as store from './store'

const dayMs = 86_400_000

/** The kind of the job that ends a listing after its days. */
export const expireSaleJob = 'expireSale'

function saleView(row: store.SaleRow, userId: number) {
  const isReserved = row.qty_left === 0 && row.reserved_until !== null
  return {
    saleId: row.sale_id,
    saleNo: row.sale_no,
    ver: row.ver,
    areaId: row.area_id,
    itemId: row.item_id,
    itemName: row.item_name,
    unit: row.unit,
    title: row.title,
    content: row.content,
    thumbs: row.thumbs,
    price: fen(row.price),
    qty: qty(row.qty),
    qtyLeft: qty(row.qty_left),
    minQty: qty(row.min_qty),
    tick: qty(row.tick),
    delivery: row.delivery,
    place: row.place,
    expireAt: row.expire_at,
    state: row.state,
    seller: { userId: row.user_id, blockNo: row.block_no, nickName: row.nick_name, avatar: row.avatar },
    mine: row.user_id === userId,
    reservedUntil: isReserved ? row.reserved_until : null,
    acts: [],
    removedReason: row.removed_reason,
    createdAt: row.created_at,
  }
}

/** Items with the prices around them. Buy orders do not exist yet, so there are no bids. */
async function itemViews({ db }: Deps, areaId: number, itemIds: readonly number[]) {
  const [items, asks] = await Promise.all([store.itemsByIds(db, itemIds), store.asksOf(db, areaId, itemIds)])
  return items.map((item) => {
    const own = asks.filter((ask) => ask.item_id === item.item_id)
    return {
      itemId: item.item_id,
      categoryId: item.category_id,
      name: item.name,
      unit: item.unit,
      minQty: qty(item.min_qty),
      tick: qty(item.tick),
      bestAsk: own[0] ? fen(own[0].price) : null,
      bestBid: null,
      lastPrice: item.last_price === null ? null : fen(item.last_price),
      asks: own.map((ask) => ({ price: fen(ask.price), qty: qty(Number(ask.qty)) })),
      bids: [],
    }
  })
}

/** The board of an area, or the caller's own listings. Source: domain model §1.3, §3.3. */
export async function listSales(deps: Deps, userId: number, query: v.InferOutput<typeof saleList.input>) {
  const { areaId, categoryId, page, cursor } = query
  const isOwn = query.mine === 1
  const start = pageStart(query)
  const board = { areaId, categoryId, after: readCursor(cursor), offset: start.offset, limit: pageSize + 1 }
  const found = isOwn
    ? await store.ownPage(deps.db, userId, start, pageSize + 1)
    : await store.boardPage(deps.db, board)
  const rows = found.slice(0, pageSize)
  const last = rows.at(-1)
  const total = isOwn ? await store.ownCount(deps.db, userId) : await store.boardCount(deps.db, board)
  const next = last && { itemSort: last.item_sort, price: last.price, saleId: last.sale_id }
  return ok({
    data: rows.map((row) => saleView(row, userId)),
    items: await itemViews(deps, areaId, [...new Set(rows.map((row) => row.item_id))]),
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / pageSize)),
    per_page: pageSize,
    total,
    ...(found.length > pageSize && next && { cursor: isOwn ? String(next.saleId) : cursorText(next) }),
  })
}

/** One listing with its item and its seller. Refusal: NOT_FOUND. */
export async function readSale(deps: Deps, userId: number, saleId: number) {
  const row = await store.findSale(deps.db, saleId)
  if (!row) return err(refusal('NOT_FOUND'))
  const [item] = await itemViews(deps, row.area_id, [row.item_id])
  if (!item) throw new Error(`sale ${saleId} has no item`)
  const { heldSince, done, late } = await store.sellerStats(deps.db, row.user_id, row.block_id)
  const residentDays = Math.max(0, Math.floor((deps.clock.now() - heldSince) / dayMs))
  const firstPurchase = userId > 0 && !(await store.hasBought(deps.db, userId))
  return ok({ ...saleView(row, userId), item, sellerStats: { residentDays, done, late }, firstPurchase })
}

/**
 * Puts goods on sale as the caller's block. Refusals: NOT_FOUND (item), BLOCK_TRANSFER, NO_RIGHT (not the owner any more),
 * LIMIT (capacity of the block), FORM (quantities that do not fit the item). Source: domain model §3.3 (add).
 */
export async function addSale(deps: Deps, caller: Caller, input: v.InferOutput<typeof saleAdd.input>) {
  const { db, clock, ids } = deps
  const now = clock.now()
  const saleNo = await nextNumber(db, 'S', now)
  return transact(db, (tx) =>
    once(tx, { userId: caller.userId, clientNo: input.clientNo, call: '/bctSale/add', input, now }, async () => {
      const item = await store.findItem(tx, input.itemId)
      if (!item || item.area_id !== caller.areaId) return err(refusal('NOT_FOUND'))
      const block = await store.lockBlock(tx, caller.blockId)
      if (!block || block.owner_user_id !== caller.userId) return err(refusal('NO_RIGHT'))
      if (block.state !== blockStates.held) return err(refusal('BLOCK_TRANSFER'))
      if ((await store.openSalesOfBlock(tx, block.block_id)) >= block.capacity) {
        return err(refusal('LIMIT', { capacity: block.capacity }, `这个区块最多同时挂 ${block.capacity} 个`))
      }
      const fields = quantityFaults(input, item)
      if (fields) return err(refusal('FORM', { fields }))
      const saleId = ids.next()
      const expireAt = now + input.days * dayMs
      await store.insertSale(tx, {
        sale_id: saleId,
        sale_no: saleNo,
        ver: 1,
        area_id: caller.areaId,
        block_id: block.block_id,
        user_id: caller.userId,
        category_id: item.category_id,
        item_id: item.item_id,
        item_sort: item.sort,
        title: input.title,
        content: input.content,
        thumbs: input.thumbs,
        price: input.price,
        qty: input.qty,
        qty_left: input.qty,
        min_qty: input.minQty,
        delivery: input.delivery,
        place: input.place,
        expire_at: expireAt,
        state: 'on',
        removed_reason: '',
        created_at: now,
      })
      await schedule(tx, { kind: expireSaleJob, ref: saleId, runAt: expireAt })
      const row = await store.findSale(tx, saleId)
      if (!row) throw new Error(`sale ${saleId} vanished`)
      return ok(saleView(row, caller.userId))
    }),
  )
}

function quantityFaults(input: v.InferOutput<typeof saleAdd.input>, item: { min_qty: number; tick: number }) {
  if (input.qty % item.tick !== 0) return { qty: '数量不合递增单位' }
  if (input.minQty % item.tick !== 0 || input.minQty < item.min_qty || input.minQty > input.qty) {
    return { minQty: '起购数量不合要求' }
  }
  return undefined
}
