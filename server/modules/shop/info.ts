import { dayMs } from '@contract/durations'
import type * as v from 'valibot'
import type { shopInfo, shopList } from '@contract/endpoints/community/shop'
import { dayStart } from '@contract/hours'
import { pageSize } from '@contract/envelope'
import { shops } from '@contract/shop/limits'
import { fen, qty } from '@contract/money'
import { pictureKeys } from '@contract/uploads/pictures'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { contactKind } from '@contract/shop/contact'
import { splitOf } from '@contract/shop/money'
import type { ShopState } from '@contract/shop/transitions'
import { shopCategories } from '@contract/shop/transitions'
import { pageFrame } from '../../db/page-frame'
import { cursorStart } from '../../db/cursor'
import type { Db } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { findArea } from '../area/open/find-area'
import { isShown } from '../area/open/access'
import { claimCaller } from '../session/open/claim-person'
import { levelsOf } from './level-store'
import { missing } from './missing'
import { ownerActsOf } from './rules/acts'
import { seatsLeft } from './rules/seats'
import type { ShopRow } from './shop-store'
import * as store from './shop-store'
import { paidTerms, shopOfTerm, unpaidTermOf } from './term-store'
import type { Beside } from './view'
import { ownOf, ownView, pageOf, rowView } from './view'

/** Open shops of an area. Source: community §5 (list). */
export async function listShops({ db, clock }: Deps, userId: number, input: v.InferOutput<typeof shopList.input>) {
  const { areaId, category, q, page, cursor } = input
  const query = { areaId, category, q }
  const found = await store.openShops(db, query, cursorStart(input), pageSize + 1)
  const total = await store.countOpen(db, query)
  const { rows, frame } = pageFrame(found, { page, total, cursorOf: ({ behind }) => behind })
  return ok({
    data: rows.map((row) => rowView(row, userId, clock.now())),
    ...frame,
    ...(page === 1 && !cursor && { counts: await countsIn(db, areaId) }),
  })
}

async function countsIn(db: Db, areaId: number) {
  const found = new Map((await store.openCounts(db, areaId)).map(({ category, count }) => [category, count]))
  const [food, repair, craft, visit, other] = shopCategories.map((category) => found.get(category) ?? 0)
  const all = [...found.values()].reduce((sum, count) => sum + count, 0)
  return { all, food: food ?? 0, repair: repair ?? 0, craft: craft ?? 0, visit: visit ?? 0, other: other ?? 0 }
}

/** What is read together with a shop for its owner and for operators. */
export const besideOf = async (
  db: Db,
  { shop_id: shopId, area_id: areaId }: ShopRow,
  now: number,
): Promise<Beside> => ({
  unpaid: await unpaidTermOf(db, shopId),
  levels: await levelsOf(db, areaId, now),
})

/** A shop as its owner sees it. */
export async function freshOwn(db: Db, shopId: number, now: number) {
  const row = await store.findShop(db, shopId)
  if (!row) throw new Error(`shop ${shopId} vanished`)
  return ownView(row, await besideOf(db, row, now), now)
}

const shown: ReadonlySet<ShopState> = new Set(['active', 'expired'])

/** Why this reader may not see the page of a shop, if so. */
function pageRefusal(row: ShopRow, userId: number) {
  if (row.user_id === userId || shown.has(row.state)) return undefined
  if (row.start_at === null) return missing
  const isRemoved = row.state === 'removed' && row.reason !== ''
  return refusal('CLOSED', { reason: isRemoved ? row.reason : '' }, isRemoved ? `内容已移除：${row.reason}` : '已下架')
}

/** The page of a shop, or of the own one that a term is of. Refusals: NOT_FOUND, CLOSED (`reason`). Source: community §5 (info). */
export async function readShop(
  { db, clock }: Deps,
  { userId }: Caller,
  { shopId: named, termId }: v.InferOutput<typeof shopInfo.input>,
) {
  const shopId = named ?? (termId && (await shopOfTerm(db, termId, userId)))
  const row = shopId && (await store.findShop(db, shopId))
  if (!shopId || !row) return err(missing)
  const refused = pageRefusal(row, userId)
  if (refused) return err(refused)
  const now = clock.now()
  const isMine = row.user_id === userId
  return ok({
    ...pageOf(row),
    isMine,
    acts: isMine ? ownerActsOf(row, now) : [],
    own: isMine ? ownOf(row, await besideOf(db, row, now), now) : null,
    fund: await broughtBy(db, shopId),
    onSale: await store.onSaleOf(db, row.block_id),
    listings: await listingsOf(db, row.block_id),
  })
}

/** What a shop brought to the fund so far, and where that stands in the fund's ledger. */
async function broughtBy(db: Db, shopId: number) {
  const terms = await paidTerms(db, shopId)
  const sumOf = (part: (term: (typeof terms)[number]) => number) =>
    fen(terms.reduce((sum, term) => sum + part(term), 0))
  return {
    sum: sumOf(({ fund }) => fund ?? 0),
    platform: sumOf(({ amount, fund }) => amount - (fund ?? 0)),
    terms: terms.map(({ entry_no: entryNo, fund, ended_at: at, created_at: madeAt }) => ({
      entryNo: entryNo ?? 0,
      fund: fen(fund ?? 0),
      at: at ?? madeAt,
    })),
  }
}

const listingsOf = async (db: Db, blockId: number) =>
  (await store.listingsOf(db, blockId, pageSize)).map((row) => ({
    saleId: row.sale_id,
    title: row.title,
    thumb: pictureKeys(row.thumbs)[0] ?? row.item_picture,
    category: row.category,
    price: fen(row.price),
    unit: row.unit,
    qtyLeft: qty(row.qty_left),
    minQty: qty(row.min_qty),
    delivery: row.delivery,
    place: row.place,
  }))

/** The levels of an area, and the own shop. Refusal: NOT_FOUND. Source: community §5. */
export async function readLevels({ db, clock }: Deps, caller: Caller, areaId: number) {
  const area = await findArea(db, areaId)
  if (!area) return err(refusal('NOT_FOUND'))
  const now = clock.now()
  const levels = await levelsOf(db, areaId, now)
  const isHere = caller.blockId > 0 && caller.areaId === areaId
  const mine = isHere ? await store.shopOfBlock(db, caller.blockId, caller.userId) : undefined
  return ok({
    areaId,
    areaName: area.name,
    enabled: await isShown(db, areaId, 'shop', caller.platform),
    termDays: shops.termMs / dayMs,
    reviewDays: shops.reviewDays,
    levels: levels.map((row) => ({
      level: row.level,
      fee: fen(row.fee),
      ...splitOf(fen(row.fee), row.fund_parts),
      seats: row.seats,
      left: seatsLeft(row),
      freeAt: row.seats > 0 && seatsLeft(row) === 0 ? row.free_at : null,
    })),
    mine: mine ? ownView(mine, await besideOf(db, mine, now), now) : null,
  })
}

/** The whole contact of an open shop; each is counted once a day. Refusals: NOT_FOUND, CLOSED, LIMIT. Source: community §5 (phone). */
export function readContact(deps: Deps, { userId }: Caller, shopId: number) {
  return transact(deps.db, async (tx) => {
    const row = await store.findShop(tx, shopId)
    if (!row) return err(missing)
    const refused = pageRefusal(row, userId)
    if (refused) return err(refused)
    const said = ok({ kind: contactKind(row.contact) ?? ('wechat' as const), text: row.contact })
    if (row.user_id === userId) return said
    if (row.state !== 'active') return err(refusal('CLOSED', {}, '已下架'))
    await claimCaller(tx, userId)
    const day = dayStart(deps.clock.now())
    const isNew = await store.noteContact(tx, userId, day, shopId)
    const isTooMuch = isNew && (await store.contactsOn(tx, userId, day)) > shops.contactsPerDay
    return isTooMuch ? err(refusal('LIMIT', {}, '今日查看次数已达上限，请明天再试')) : said
  })
}
