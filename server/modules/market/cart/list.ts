import type * as v from 'valibot'
import type { blockList } from '@contract/endpoints/market/cart'
import { isPayable } from '@contract/hours'
import { pageSize } from '@contract/envelope'
import { fen } from '@contract/money'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { blockStateOf } from '../../area/open/block-states'
import { isArea } from '../../area/open/find-area'
import { isShown } from '../../area/open/access'
import { skipped } from '../../../db/page-start'
import { cursorText } from '../rules/cursor'
import { pageFrame } from '../../../db/page-frame'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { behind, filtersOf, keyValue, orderOf } from './list-store'
import type { MarketBlock } from './store'
import * as store from './store'

type Wish = v.InferOutput<typeof blockList.input>

/** The reader's own pay order of a block, while it can be paid. */
export const payNoOf = ({ own_pay_no: payNo, busy_until: payBefore }: MarketBlock, now: number): string | null =>
  isPayable(payBefore, now) ? payNo : null

/** A block as the market shows it. */
export const blockRow = (row: MarketBlock, userId: number, now: number) => ({
  blockId: row.block_id,
  ver: row.ver,
  areaId: row.area_id,
  areaName: row.area_name,
  place: row.place,
  blockNo: row.block_no,
  name: row.name,
  thumbs: row.thumbs,
  state: blockStateOf(row),
  price: row.transfer_price === null ? null : fen(row.transfer_price),
  until: row.transfer_until,
  busyUntil: row.busy_until,
  payNo: payNoOf(row, now),
  capacity: row.capacity,
  ownerName: row.nick_name ?? '',
  mine: userId > 0 && row.owner_user_id === userId,
  inCart: row.added_at !== null,
})

/** Blocks of an area. Refusal: NOT_FOUND (no such area). Source: domain model §3.2, §6.1. */
export async function listBlocks({ db, clock }: Deps, userId: number, wish: Wish) {
  if (!(await isArea(db, wish.areaId))) return err(refusal('NOT_FOUND'))
  const filters = await filtersOf(db, wish)
  const start = behind(wish)
  const place = {
    filters: start ? [...filters, start] : filters,
    order: orderOf(wish.sort),
    offset: skipped(wish),
  }
  const found = await store.blocksOf(db, userId, place, pageSize + 1)
  const { rows, frame } = pageFrame(found, {
    page: wish.page,
    total: await store.countBlocks(db, filters),
    cursorOf: (last) => cursorText(wish.sort, [keyValue(wish.sort, last), last.block_no]),
  })
  return ok({ data: rows.map((row) => blockRow(row, userId, clock.now())), ...frame })
}

/** The zones of the block market, with what is offered in each, and whether it is open on this platform. Source: domain model §3.2. */
export async function listZones({ db }: Deps, areaId: number, { platform }: Pick<Caller, 'platform'>) {
  const rows = await store.zonesOf(db, areaId)
  const zones = rows.map((zone) => ({
    categoryId: zone.category_id,
    name: zone.name,
    noFrom: zone.no_from,
    noTo: zone.no_to,
    offered: zone.offered,
    lowest: zone.lowest === null ? null : fen(zone.lowest),
    closed: zone.closed ?? 0,
    nextAt: zone.next_at,
  }))
  return ok({ enabled: await isShown(db, areaId, 'market', platform), zones })
}
