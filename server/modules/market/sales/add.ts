import type * as v from 'valibot'
import type { saleAdd, saleRenew } from '@contract/endpoints/market'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { nextNumber } from '../../../db/numbers'
import { once } from '../../../db/once'
import type { Tx } from '../../../db/schema'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { schedule } from '../../../jobs/jobs'
import { roomFor } from '../blocks'
import { findItem } from '../item-store'
import { ownerMay, saleView } from './view'
import * as store from './store'

const dayMs = 86_400_000

/** The kind of the job that ends a listing after its days. */
export const expireSaleJob = 'expireSale'

type AddInput = v.InferOutput<typeof saleAdd.input>
type Wish = Omit<AddInput, 'clientNo'>

/** The fields whose quantities do not fit the item, with the words for them; undefined when all fit. */
export function quantityFaults(
  { qty, minQty }: { readonly qty: number; readonly minQty: number },
  item: { readonly min_qty: number; readonly tick: number },
): Record<string, string> | undefined {
  if (qty % item.tick !== 0) return { qty: '数量不合递增单位' }
  if (minQty % item.tick !== 0 || minQty < item.min_qty || minQty > qty) return { minQty: '起购数量不合要求' }
  return undefined
}

/**
 * Puts goods on sale as the caller's block. Refusals: NOT_FOUND (item), BLOCK_TRANSFER, NO_RIGHT (not the owner any more),
 * LIMIT (capacity of the block), FORM (quantities that do not fit the item). Source: domain model §3.3 (add).
 */
export async function addSale(deps: Deps, caller: Caller, input: AddInput) {
  const { db, clock } = deps
  const now = clock.now()
  const saleNo = await nextNumber(db, 'S', now)
  const command = { userId: caller.userId, clientNo: input.clientNo, call: '/bctSale/add', input, now }
  return transact(db, (tx) => once(tx, command, () => publish(tx, deps, caller, saleNo, input)))
}

async function publish(tx: Tx, deps: Deps, caller: Caller, saleNo: string, wish: Wish): Promise<Result<View, Refusal>> {
  const now = deps.clock.now()
  const item = await findItem(tx, wish.itemId)
  if (!item || item.area_id !== caller.areaId) return err(refusal('NOT_FOUND'))
  const room = await roomFor(tx, caller.userId, caller.blockId)
  if (!room.ok) return room
  const fields = quantityFaults(wish, item)
  if (fields) return err(refusal('FORM', { fields }))
  const saleId = deps.ids.next()
  const expireAt = now + wish.days * dayMs
  await store.insertSale(tx, {
    sale_id: saleId,
    sale_no: saleNo,
    ver: 1,
    area_id: caller.areaId,
    block_id: caller.blockId,
    user_id: caller.userId,
    category_id: item.category_id,
    item_id: item.item_id,
    item_sort: item.sort,
    title: wish.title,
    content: wish.content,
    thumbs: wish.thumbs,
    price: wish.price,
    qty: wish.qty,
    qty_left: wish.qty,
    min_qty: wish.minQty,
    delivery: wish.delivery,
    place: wish.place,
    expire_at: expireAt,
    state: 'on',
    removed_reason: '',
    pinned_until: null,
    created_at: now,
  })
  await schedule(tx, { kind: expireSaleJob, ref: saleId, runAt: expireAt })
  return ok(await viewOf(tx, saleId, caller.userId))
}

type View = ReturnType<typeof saleView>

/** A listing that is there, as its owner sees it. */
export async function viewOf(tx: Tx, saleId: number, userId: number): Promise<View> {
  const row = await store.findSale(tx, saleId)
  if (!row) throw new Error(`sale ${saleId} vanished`)
  return saleView(row, userId)
}

/**
 * Publishes an ended listing of the caller's anew, as the block he acts as now. The old one keeps its state; its version moves, so that
 * two devices do not publish it twice. Refusals: NOT_FOUND, NO_RIGHT, MOVED (data.sale), and those of publishing. Source: domain model §3.3.
 */
export async function renewSale(deps: Deps, caller: Caller, input: v.InferOutput<typeof saleRenew.input>) {
  const { db, clock } = deps
  const now = clock.now()
  const saleNo = await nextNumber(db, 'S', now)
  const command = { userId: caller.userId, clientNo: input.clientNo, call: '/bctSale/renew', input, now }
  return transact(db, (tx) =>
    once(tx, command, async () => {
      await store.lockSale(tx, input.id)
      const old = await store.findSale(tx, input.id)
      if (!old) return err(refusal('NOT_FOUND'))
      if (old.user_id !== caller.userId) return err(refusal('NO_RIGHT'))
      const isReserved = old.reserved_until !== null
      if (old.ver !== input.ver || !ownerMay('renew', { state: old.state, isReserved })) {
        return err(refusal('MOVED', { sale: saleView(old, caller.userId) }))
      }
      await store.changeSale(tx, input.id, {})
      return publish(tx, deps, caller, saleNo, again(saleView(old, caller.userId), input))
    }),
  )
}

/** The same content; what was left, or all of it when nothing was. */
function again(old: View, { qty, days }: Pick<v.InferOutput<typeof saleRenew.input>, 'qty' | 'days'>): Wish {
  const { itemId, title, content, thumbs, price, delivery, place } = old
  const wanted = qty ?? (old.qtyLeft > 0 ? old.qtyLeft : old.qty)
  const minQty = old.minQty > wanted ? wanted : old.minQty
  return { itemId, title, content, thumbs, price, delivery, place, days, qty: wanted, minQty }
}
