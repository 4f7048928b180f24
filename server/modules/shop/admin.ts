import type * as v from 'valibot'
import type {
  adminShopApprove,
  adminShopList,
  adminShopReject,
  adminShopRemove,
} from '@contract/endpoints/console/community/shop'
import { paymentDeadline } from '@contract/hours'
import { shops } from '@contract/shop/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { ShopAdminAct } from '@contract/shop/transitions'
import { shopTransitionFor } from '@contract/shop/transitions'
import { changeAndView } from '../../db/once/change-once'
import { pageFrame } from '../../db/page-frame'
import { cursorStart } from '../../db/cursor'
import type { Db, Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { StaffPerson } from '../../http/staff/staff-caller'
import { audit } from '../audit/open/audit'
import { ownAffair } from '../audit/open/own'
import { isArea } from '../area/open/find-area'
import { openingsIn } from '../settings/open/opening-hours'
import { besideOf } from './info'
import { levelView } from './level-admin'
import { levelsOf, lockLevel } from './level-store'
import { missing } from './missing'
import { fullRefusal } from './rules/seats'
import * as store from './shop-store'
import { moveShop } from './shops'
import type { ShopTable } from './tables'
import { unpaidTermOf } from './term-store'
import { adminView, shownTo } from './view'

async function freshOf(db: Db, shopId: number, by: number, now: number) {
  const row = await store.findShop(db, shopId)
  if (!row) throw new Error(`shop ${shopId} vanished`)
  return adminView(row, await besideOf(db, row, now), by, now)
}

/** So many shops has a page of the console. */
const adminRows = 100

/** Shops that wait for review, that run, or all. Refusal: NOT_FOUND. */
export async function listForStaff(
  { db, clock }: Deps,
  { userId: by, roles }: StaffPerson,
  input: v.InferOutput<typeof adminShopList.input>,
) {
  const { areaId } = input
  if (!(await isArea(db, areaId))) return err(refusal('NOT_FOUND'))
  const call = { ...input, size: adminRows }
  const found = await store.adminShops(db, input, cursorStart(call), adminRows + 1)
  const total = await store.countAdminShops(db, input)
  const { rows, frame } = pageFrame(found, { ...call, total, cursorOf: ({ behind }) => behind })
  const levels = await levelsOf(db, areaId, clock.now())
  const views = rows.map(async (row) => {
    const beside = { unpaid: await unpaidTermOf(db, row.shop_id), levels }
    return shownTo(roles, adminView(row, beside, by, clock.now()))
  })
  return ok({ data: await Promise.all(views), ...frame, seats: levels.map(levelView) })
}

type Wish = v.InferOutput<typeof adminShopApprove.input | typeof adminShopReject.input | typeof adminShopRemove.input>

/** What a decision does with a shop, and the columns that it sets. */
interface Decision {
  readonly act: ShopAdminAct
  readonly change: Partial<ShopTable>
}

/**
 * Decides about a locked shop, and records who did. Refusals: NOT_FOUND, MOVED (`shop`), OWN (an own shop), CLOSED, and those of the
 * decision.
 */
function decide(
  deps: Deps,
  by: number,
  call: string,
  input: Wish,
  choose: (tx: Tx, shop: ShopTable) => Promise<Result<Decision, Refusal>>,
) {
  const subject = {
    name: 'shop',
    view: (tx: Tx) => freshOf(tx, input.shopId, by, deps.clock.now()),
    missing,
    lock: (tx: Tx) => store.lockShop(tx, input.shopId),
  }
  return changeAndView(deps, { userId: by, call, input }, subject, async (tx, shop) => {
    if (shop.user_id === by) return err(ownAffair)
    const chosen = await choose(tx, shop)
    if (!chosen.ok) return chosen
    const { act, change } = chosen.value
    const moved = await moveShop(tx, deps, shop, { act, by: 'operator', change })
    const { shop_id: refId, area_id: areaId } = shop
    const { reason } = input
    if (moved.ok) await audit(tx, deps, { userId: by, call, refType: 'shop', refId, areaId, reason, details: { act } })
    return moved
  })
}

/** A new name and new pictures, once they are answered. */
const answered = { pending_name: '', pending_thumbs: '', review_by: null, is_alarmed: false } as const

/** Which act answers what waits for operators; undefined when nothing does. */
const answering = (shop: ShopTable, application: ShopAdminAct, edit: ShopAdminAct): ShopAdminAct | undefined =>
  [application, ...(shop.pending_name === '' ? [] : [edit])].find(
    (act) => shopTransitionFor(act, 'operator', shop.state) !== undefined,
  )

const nothingWaits = refusal('CLOSED', {}, '已处理，暂无待审核的内容')

/**
 * Approves an application, under the lock of its level, or a new name and new pictures. Refusals: NOT_FOUND, MOVED, OWN, CLOSED, LIMIT
 * (`freeAt`). Source: community §5, rows 3 and 7.
 */
export function approveShop(deps: Deps, by: number, input: v.InferOutput<typeof adminShopApprove.input>) {
  return decide(deps, by, '/admin/shop/approve', input, async (tx, shop): Promise<Result<Decision, Refusal>> => {
    const act = answering(shop, 'approve', 'approveEdit')
    if (!act) return err(nothingWaits)
    if (act === 'approveEdit') {
      const shown = { name: shop.pending_name, thumbs: shop.pending_thumbs, reason: '' }
      return ok({ act, change: { ...answered, ...shown } })
    }
    const now = deps.clock.now()
    const full = fullRefusal(await lockLevel(tx, shop.area_id, shop.level, now))
    if (full) return err(full)
    const payBy = paymentDeadline(await openingsIn(tx, shop.area_id, now), now, shops.payMs)
    return ok({ act, change: { pay_by: payBy, reason: '' } })
  })
}

/** Rejects the same. Refusals: NOT_FOUND, MOVED, OWN, CLOSED. Source: community §5, rows 4 and 7. */
export function rejectShop(deps: Deps, by: number, input: v.InferOutput<typeof adminShopReject.input>) {
  const { reason } = input
  return decide(deps, by, '/admin/shop/reject', input, async (_tx, shop): Promise<Result<Decision, Refusal>> => {
    const act = answering(shop, 'reject', 'rejectEdit')
    if (!act) return err(nothingWaits)
    return ok({ act, change: act === 'rejectEdit' ? { ...answered, reason } : { reason } })
  })
}

/** Removes a shop. Refusals: NOT_FOUND, MOVED, OWN, CLOSED. Source: community §5, row 10. */
export function removeShop(deps: Deps, by: number, input: v.InferOutput<typeof adminShopRemove.input>) {
  const { reason } = input
  return decide(deps, by, '/admin/shop/remove', input, async () => ok({ act: 'remove', change: { reason } }))
}
