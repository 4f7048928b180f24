import { dayMs } from '@contract/durations'
import type * as v from 'valibot'
import type { saleAdd, saleRenew } from '@contract/endpoints/market/market'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import { addOnce } from '../../../db/once/add-once'
import { nextNumber } from '../../../db/numbers'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { schedule } from '../../../jobs/jobs'
import type { OfferSide } from '../offers/act'
import { actOnOffer } from '../offers/act'
import type { OfferWish } from '../offers/new'
import { itemFor, newOffer, sameAgain } from '../offers/new'
import { settingsAt } from '../../settings/open/settings-at'
import { makeOther } from '../catalogue/other'
import type { SaleTable } from '../tables'
import { qtyProblems } from '../open/words'
import type { SaleAct } from './view'
import { ownerMay, saleView } from './view'
import * as store from './store'

/** The kind of the job that ends a listing after its days. */
export const expireSaleJob = 'expireSale'

type AddInput = v.InferOutput<typeof saleAdd.input>
type Wish = Omit<AddInput, 'clientNo' | 'own'> & Pick<OfferWish, 'own'>

/** The fields whose quantities do not fit the item, with the words for them; undefined when all fit. */
export function quantityProblems(
  { qty, minQty }: { readonly qty: number; readonly minQty: number },
  item: { readonly min_qty: number; readonly tick: number },
): Record<string, string> | undefined {
  if (qty % item.tick !== 0) return qtyProblems.offTick
  if (minQty % item.tick !== 0 || minQty < item.min_qty || minQty > qty) return { minQty: '起售量不合要求' }
  return undefined
}

/**
 * Puts goods on sale as the caller's block. Refusals: NOT_FOUND (item), BLOCK_TRANSFER, NO_RIGHT (not the owner any more),
 * LIMIT (capacity of the block), FORM (quantities that do not fit the item). Source: domain model §3.3 (add), §10 (goods of own words).
 */
export const addSale = async (deps: Deps, caller: Caller, input: AddInput) => {
  if (input.own) await makeOther(deps, caller.areaId)
  return addOnce(deps, 'S', { userId: caller.userId, call: '/bctSale/add', input }, (tx, saleNo) =>
    publish(tx, deps, caller, saleNo, input),
  )
}

async function publish(tx: Tx, deps: Deps, caller: Caller, saleNo: string, wish: Wish): Promise<Result<View, Refusal>> {
  const now = deps.clock.now()
  const item = await itemFor(tx, caller, wish, quantityProblems)
  if (!item.ok) return item
  const saleId = deps.ids.next()
  const expireAt = now + (wish.days ?? (await settingsAt(tx, caller.areaId, now)).saleDays) * dayMs
  await store.insertSale(tx, {
    ...newOffer(caller, item.value, wish, now),
    sale_id: saleId,
    sale_no: saleNo,
    own_unit: wish.own?.unit ?? '',
    min_qty: wish.minQty,
    expire_at: expireAt,
    state: 'on',
    pinned_until: null,
  })
  await schedule(tx, { kind: expireSaleJob, ref: saleId, runAt: expireAt })
  return ok(await viewOf(tx, saleId, caller.userId))
}

export type View = ReturnType<typeof saleView>

/** Listings are known to everybody. */
export const saleSide: OfferSide<SaleTable, View> = {
  name: 'sale',
  lock: store.lockSale,
  view: (tx, id, userId) => viewOf(tx, id, userId),
  isPublic: () => true,
}

/** Whether the owner may do it, judged by the row alone. */
export const allows = (act: SaleAct) => (sale: SaleTable) => ownerMay(act, { state: sale.state, isReserved: false })

/** A listing that must exist, as its owner sees it. */
export async function viewOf(tx: Tx, saleId: number, userId: number): Promise<View> {
  const row = await store.findSale(tx, saleId)
  if (!row) throw new Error(`sale ${saleId} vanished`)
  return saleView(row, userId)
}

/**
 * Publishes an ended listing of the caller again, for the block the caller acts as now. The old one keeps its state; its version moves, so
 * that two devices do not publish it twice. Refusals: NOT_FOUND, NO_RIGHT, MOVED (data.sale), and those of publishing. Source: domain model
 * §3.3.
 */
export async function renewSale(deps: Deps, caller: Caller, input: v.InferOutput<typeof saleRenew.input>) {
  const saleNo = await nextNumber(deps, 'S', deps.clock.now())
  const act = { deps, caller, call: '/bctSale/renew', input }
  return actOnOffer(saleSide, act, allows('renew'), async (tx, { row, fresh, moved }) => {
    const old = await fresh()
    if (!old.acts.includes('renew')) return moved()
    await store.changeSale(tx, row.sale_id, {})
    const { own_unit: unit } = row
    const again = { ...sameAgain(old, input.qty), ...(unit !== '' && { itemId: undefined, own: { unit } }) }
    const minQty = old.minQty > again.qty ? again.qty : old.minQty
    return publish(tx, deps, caller, saleNo, { ...again, minQty, days: input.days })
  })
}
