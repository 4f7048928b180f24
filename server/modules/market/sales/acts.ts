import type * as v from 'valibot'
import type { saleEdit, saleRemove } from '@contract/endpoints/market/market'
import type { Refusal } from '@contract/refusals'
import { ownWords, pins } from '@contract/limits'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { audit } from '../../audit/open/audit'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { tradersRefusal } from '../../area/open/traders'
import { award, pointsOf } from '../../points/open/award'
import { findItem } from '../item-store'
import { tellSaleRemoved } from '../news'
import type { ActInput } from '../offers/act'
import { actOnOffer } from '../offers/act'
import type { SaleTable } from '../tables'
import type { View } from './add'
import { allows, quantityProblems, saleSide, viewOf } from './add'
import * as store from './store'

type Change = Partial<SaleTable>

/** Changes a listing: `change` says what, or why not. Its version moves. */
function changeSale(
  deps: Deps,
  caller: Caller,
  call: string,
  input: ActInput,
  may: (sale: SaleTable) => boolean,
  change: (tx: Tx, sale: SaleTable) => Promise<Result<Change, Refusal>>,
): Promise<Result<View, Refusal>> {
  return actOnOffer(saleSide, { deps, caller, call, input }, may, async (tx, { row, fresh }) => {
    const changed = await change(tx, row)
    if (!changed.ok) return changed
    await store.changeSale(tx, row.sale_id, changed.value)
    return ok(await fresh())
  })
}

/** Takes a listing off the board until it is resumed. Source: domain model §3.3. */
export const pauseSale = (deps: Deps, caller: Caller, input: ActInput) =>
  changeSale(deps, caller, '/bctSale/pause', input, allows('pause'), async () => ok({ state: 'paused' as const }))

/** Resumes it. Further refusals: BLOCK_TRANSFER, NO_RIGHT (its block belongs to somebody else now). Source: domain model §3.3, §3.1. */
export const resumeSale = (deps: Deps, caller: Caller, input: ActInput) =>
  changeSale(deps, caller, '/bctSale/resume', input, allows('resume'), async (tx, sale) => {
    const refused = await blockRefusalOf(tx, sale)
    return refused ? err(refused) : ok({ state: 'on' as const })
  })

/** Takes a listing off for good. What is reserved may still be paid. Source: domain model §3.3. */
export const takeOffSale = (deps: Deps, caller: Caller, input: ActInput) =>
  changeSale(deps, caller, '/bctSale/off', input, allows('off'), async () => ok({ state: 'off' as const }))

/**
 * Pins a listing to the top of the board. Its version stays, because nothing that a buyer agrees to changes. Further refusals:
 * BLOCK_TRANSFER, NO_RIGHT, HALT, LIMIT (pinned now), NOT_ENOUGH (data.points are missing). Source: domain model §3.11;
 * docs/decisions/0040-offers.md
 */
export const topSale = (deps: Deps, caller: Caller, input: ActInput) =>
  actOnOffer(
    saleSide,
    { deps, caller, call: '/bctSale/top', input },
    allows('top'),
    async (tx, { row: sale, fresh }) => {
      const refused = await blockRefusalOf(tx, sale)
      if (refused) return err(refused)
      const now = deps.clock.now()
      if ((sale.pinned_until ?? 0) > now) return err(refusal('LIMIT', { pinnedUntil: sale.pinned_until }, '已置顶'))
      const until = now + pins.ms
      // A listing may be pinned again later, so the end of the pin is part of the key.
      const reason = { content: '置顶商品', refType: `saleTop:${sale.sale_id}`, refId: until }
      const who = { userId: caller.userId, areaId: sale.area_id }
      const pointsRow = await award(tx, deps, { ...who, ...reason, pointsAdd: -pins.points })
      if (!pointsRow) {
        const points = pins.points - (await pointsOf(tx, caller.userId))
        return err(refusal('NOT_ENOUGH', { points }, `人气值不够，差 ${points}`))
      }
      await store.pinSale(tx, sale.sale_id, until)
      return ok({ ...(await fresh()), pointsRow })
    },
  )

const blockRefusalOf = (tx: Tx, sale: SaleTable) =>
  tradersRefusal(tx, [{ blockId: sale.block_id, userId: sale.user_id }])

/**
 * Changes what a listing says. Further refusals: FORM, BLOCK_TRANSFER, NO_RIGHT, and MOVED when the edit changes the quantity left and that
 * is no longer what the owner saw. Source: domain model §6.3 (sale).
 */
export function editSale(deps: Deps, caller: Caller, input: v.InferOutput<typeof saleEdit.input>) {
  return changeSale(deps, caller, '/bctSale/edit', input, allows('edit'), async (tx, sale) => {
    const { title, content, thumbs, price, minQty, delivery, place, spot = '', qtyLeft, qtyLeftSeen } = input
    const refused = await blockRefusalOf(tx, sale)
    if (refused) return err(refused)
    const isNewLeft = qtyLeft !== qtyLeftSeen
    if (isNewLeft && sale.qty_left !== qtyLeftSeen) {
      return err(refusal('MOVED', { sale: await viewOf(tx, sale.sale_id, caller.userId) }))
    }
    const left = isNewLeft ? qtyLeft : sale.qty_left
    const item = await findItem(tx, sale.item_id)
    if (!item) throw new Error(`sale ${sale.sale_id} has no item`)
    const fields = problemsOfLeft({ qty: left, minQty }, sale, item) ?? ownProblems(sale, input)
    if (fields) return err(refusal('FORM', { fields }))
    const said = { title, content, thumbs, price, delivery, place, spot }
    return ok({ ...said, min_qty: minQty, qty: sale.qty - sale.qty_left + left, qty_left: left })
  })
}

/** A rest below the least quantity may stay unchanged: it can be bought as a whole. */
function problemsOfLeft(
  wish: { readonly qty: number; readonly minQty: number },
  sale: SaleTable,
  item: { readonly min_qty: number; readonly tick: number },
) {
  const isUntouched = wish.qty === sale.qty_left && wish.minQty === sale.min_qty
  return isUntouched ? undefined : quantityProblems(wish, item)
}

/** A thing in the seller's own words is named by its title and shown by a picture. Source: domain model §10. */
function ownProblems(
  { own_unit: unit }: SaleTable,
  { title, thumbs }: { readonly title: string; readonly thumbs: string },
) {
  if (unit === '') return undefined
  if (title.length < ownWords.min || title.length > ownWords.max)
    return { title: `须为 ${ownWords.min}–${ownWords.max} 个字` }
  return thumbs === '' ? { thumbs: '不能为空' } : undefined
}

const canBeRemoved = new Set<SaleTable['state']>(['on', 'paused', 'soldout', 'off', 'expired'])

/** An operator removes a listing and says why. Source: domain model §3.3. */
export const removeSale = (deps: Deps, caller: Caller, input: v.InferOutput<typeof saleRemove.input>) =>
  changeSale(
    deps,
    caller,
    '/admin/saleRemove',
    input,
    (sale) => canBeRemoved.has(sale.state),
    async (tx, sale) => {
      await tellSaleRemoved(tx, deps, sale, input.reason)
      const { sale_id: refId, area_id: areaId } = sale
      const deed = { userId: caller.userId, call: '/admin/saleRemove', refType: 'sale', refId, areaId }
      await audit(tx, deps, { ...deed, reason: input.reason })
      return ok({ state: 'removed' as const, removed_reason: input.reason })
    },
  )
