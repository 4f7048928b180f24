import type * as v from 'valibot'
import type { shopAdd, shopEdit, shopWithdraw } from '@contract/endpoints/community/shop'
import { shops } from '@contract/shop/limits'
import { pictureKeys } from '@contract/uploads/pictures'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { contactKind } from '@contract/shop/contact'
import { shopTransitionFor } from '@contract/shop/transitions'
import { addOnce } from '../../db/once/add-once'
import type { Seen, Work } from '../../db/once/change-once'
import { changeOnce } from '../../db/once/change-once'
import type { Db, Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { holdBlock } from '../area/open/blocks'
import { beginRefusal } from '../area/open/access'
import { blockRefusal } from '../area/open/traders'
import type { BlockTable } from '../area/tables'
import { expectedAt } from '../withdrawals/open/working-days'
import { freshOwn } from './info'
import { levelOf } from './level-store'
import { missing } from './missing'
import { feeRefusal, fullRefusal } from './rules/seats'
import * as store from './shop-store'
import { moveShop, wake } from './shops'
import type { ShopTable } from './tables'

type AddInput = v.InferOutput<typeof shopAdd.input>
type EditInput = v.InferOutput<typeof shopEdit.input>
type Form = Pick<AddInput, 'contact' | 'thumbs'>

/** What is wrong with a form besides its lengths, if something is: FORM. */
function formRefusal({ contact, thumbs }: Form): Refusal | undefined {
  if (contactKind(contact) === undefined)
    return refusal('FORM', { fields: { contact: '请填写手机号、座机号或微信号' } })
  const count = pictureKeys(thumbs).length
  return count < 1 || count > shops.maxPictures
    ? refusal('FORM', { fields: { thumbs: `请上传 1–${shops.maxPictures} 张图片` } })
    : undefined
}

const saidIn = ({ category, slogan, intro, hours, place, contact }: AddInput) => ({
  category,
  slogan,
  intro,
  hours,
  place,
  contact,
})

/**
 * Applies for a shop of the caller's block. Refusals: NO_RIGHT, BLOCK_TRANSFER, LIMIT (`shopId`, or `freeAt`), PRICE_CHANGED (`fee`),
 * FORM. Source: community §5, row 1.
 */
export function addShop(deps: Deps, caller: Caller, input: AddInput) {
  return addOnce(deps, 'S', { userId: caller.userId, call: '/bctShop/add', input }, async (tx, no) => {
    const block = await holdBlock(tx, caller.blockId)
    const refused = (await addRefusal(tx, caller, block)) ?? formRefusal(input)
    if (refused || !block) return err(refused ?? refusal('NO_RIGHT'))
    const level = await levelOf(tx, block.area_id, input.level, deps.clock.now())
    const taken = fullRefusal(level) ?? feeRefusal(level, input.fee)
    if (taken) return err(taken)
    const row = newShop(deps, caller, input, { no, areaId: block.area_id, fee: level.fee })
    await store.insertShop(tx, row)
    await wake(tx, row)
    return ok(await freshOwn(tx, row.shop_id, deps.clock.now()))
  })
}

/** Why the caller may not apply for this block now, if so. */
async function addRefusal(tx: Tx, caller: Caller, block: BlockTable | undefined): Promise<Refusal | undefined> {
  const blocked = blockRefusal(block, caller.userId)
  if (blocked || !block) return blocked ?? refusal('NO_RIGHT')
  const closed = await beginRefusal(tx, block.area_id, 'shop', caller)
  if (closed) return closed
  const other = await store.runningOfBlock(tx, block.block_id)
  return other && refusal('LIMIT', { shopId: other.shop_id }, '这个区块已有一家商铺')
}

function newShop(
  { ids, clock }: Deps,
  { userId, blockId }: Caller,
  input: AddInput,
  { no, areaId, fee }: { readonly no: string; readonly areaId: number; readonly fee: number },
): ShopTable {
  const now = clock.now()
  const reviewBy = expectedAt(now, shops.reviewHour, shops.reviewDays)
  return {
    shop_id: ids.next(),
    no,
    ver: 1,
    area_id: areaId,
    block_id: blockId,
    user_id: userId,
    level: input.level,
    fee,
    name: input.name,
    thumbs: input.thumbs,
    ...saidIn(input),
    pending_name: '',
    pending_thumbs: '',
    state: 'applied',
    reason: '',
    applied_at: now,
    review_by: reviewBy,
    is_alarmed: false,
    pay_by: null,
    start_at: null,
    end_at: null,
    reminded: 0,
    closes_at: null,
    due_at: reviewBy,
    ended_at: null,
  }
}

/** Does something with the caller's own shop, locked. Refusals: NOT_FOUND (also for others'), MOVED (`shop`), and those of what is done. */
export function ownAct<T>(
  deps: Deps,
  { userId }: Caller,
  call: string,
  input: Seen & { readonly shopId: number },
  work: Work<ShopTable, T>,
) {
  const subject = {
    name: 'shop',
    missing,
    lock: (tx: Tx) => store.lockShop(tx, input.shopId),
    refusalOf: (shop: ShopTable) => (shop.user_id === userId ? undefined : missing),
    view: (tx: Tx) => freshOwn(tx, input.shopId, deps.clock.now()),
  }
  return changeOnce(deps, { userId, call, input }, subject, work)
}

/**
 * Changes an application, or an open shop: there a new name and new pictures wait for review. Refusals: NOT_FOUND, MOVED, CLOSED, LIMIT,
 * PRICE_CHANGED (`fee`), FORM. Source: community §5, rows 2 and 7.
 */
export function editShop(deps: Deps, caller: Caller, input: EditInput) {
  return ownAct(deps, caller, '/bctShop/edit', input, async (tx, shop) => {
    const wish = await editedIn(tx, shop, input, deps.clock.now())
    if (!wish.ok) return wish
    const moved = await moveShop(tx, deps, shop, { act: 'edit', by: 'owner', change: wish.value })
    return moved.ok ? ok(await freshOwn(tx, shop.shop_id, deps.clock.now())) : moved
  })
}

/** What an edit sets. */
async function editedIn(
  tx: Tx,
  shop: ShopTable,
  input: EditInput,
  now: number,
): Promise<Result<Partial<ShopTable>, Refusal>> {
  if (!shopTransitionFor('edit', 'owner', shop.state)) return err(refusal('CLOSED', {}, '现在不能修改'))
  const refused = formRefusal(input)
  if (refused) return err(refused)
  if (shop.state === 'active') return activeEdit(shop, input, now)
  const level = await levelOf(tx, shop.area_id, input.level, now)
  const taken = fullRefusal(level) ?? feeRefusal(level, input.fee)
  if (taken) return err(taken)
  const { name, thumbs } = input
  return ok({ ...saidIn(input), name, thumbs, level: level.level, fee: level.fee })
}

/** Name and pictures of an open shop wait for review; sent again as they are, they wait no longer. */
function activeEdit(shop: ShopTable, input: EditInput, now: number): Result<Partial<ShopTable>, Refusal> {
  if (input.level !== shop.level) return err(refusal('FORM', { fields: { level: '级别在续期时更换' } }))
  const { name, thumbs } = input
  if (name === shop.pending_name && thumbs === shop.pending_thumbs) return ok(saidIn(input))
  const isSame = name === shop.name && thumbs === shop.thumbs
  return ok({
    ...saidIn(input),
    pending_name: isSame ? '' : name,
    pending_thumbs: isSame ? '' : thumbs,
    review_by: isSame ? null : expectedAt(now, shops.reviewHour, shops.reviewDays),
    is_alarmed: false,
  })
}

/** Takes an application back. Refusals: NOT_FOUND, MOVED, CLOSED. Source: community §5, row 2. */
export function withdrawShop(deps: Deps, caller: Caller, input: v.InferOutput<typeof shopWithdraw.input>) {
  return ownAct(deps, caller, '/bctShop/withdraw', input, async (tx, shop) => {
    const moved = await moveShop(tx, deps, shop, { act: 'withdraw', by: 'owner' })
    return moved.ok ? ok(await freshOwn(tx, shop.shop_id, deps.clock.now())) : moved
  })
}

/** The pictures that a shop shows, or that wait for review, for its owner who may send them again. */
export async function shownPictures(db: Db, shopId: number, userId: number): Promise<string> {
  const row = await store.findShop(db, shopId)
  return row?.user_id === userId ? [row.thumbs, row.pending_thumbs].filter((keys) => keys !== '').join(',') : ''
}
