import type * as v from 'valibot'
import type { saleToItem } from '@contract/endpoints/console/catalogue'
import type { Refusal } from '@contract/refusals'
import { refusal, wrongField } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { looksLike } from '@contract/texts/alike'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { StaffCaller } from '../../../http/staff/staff-caller'
import { tellSaleMoved } from '../news'
import { changeSale, lockSale } from '../sales/store'
import type { SaleTable } from '../tables'
import { inCatalogue, itemTaken } from './acts'
import * as store from './catalogue-store'

type Input = v.InferOutput<typeof saleToItem.input>
type Target = Pick<SaleTable, 'item_id' | 'category_id' | 'item_sort'> & { readonly name: string }
interface Sizes {
  readonly unit: string
  readonly min_qty: number
  readonly tick: number
}

/** Why a listing cannot be of an item of these sizes, its price and quantities being what they are; `field` is where it is said. */
function misfit(sale: SaleTable, { unit, min_qty: least, tick }: Sizes, isNew: boolean) {
  const at = (field: string) => (isNew ? field : 'itemId')
  if (unit !== sale.own_unit) return err(wrongField(at('unit'), `单位要与商品的相同：${sale.own_unit}`))
  if (sale.qty_left % tick !== 0 || sale.min_qty % tick !== 0)
    return err(wrongField(at('tick'), '商品的数量不是步长的整数倍'))
  return sale.min_qty < least ? err(wrongField(at('minQty'), '高于商品的起售量')) : undefined
}

async function known(tx: Tx, areaId: number, sale: SaleTable, itemId: number): Promise<Result<Target, Refusal>> {
  const item = await store.findItem(tx, itemId)
  if (item?.area_id !== areaId || item.is_other) return err(refusal('NOT_FOUND'))
  const refused = misfit(sale, item, false)
  if (refused) return refused
  return ok({ item_id: itemId, category_id: item.category_id, item_sort: item.sort, name: item.name })
}

async function made(
  tx: Tx,
  deps: Deps,
  areaId: number,
  sale: SaleTable,
  wish: NonNullable<Input['item']>,
): Promise<Result<Target, Refusal>> {
  const { categoryId: category_id, name, unit, minQty: min_qty, tick } = wish
  if ((await store.findCategory(tx, category_id))?.area_id !== areaId) return err(refusal('NOT_FOUND'))
  if ((await store.itemsOf(tx, areaId)).some((one) => looksLike(one.name, name))) return itemTaken()
  const refused = misfit(sale, { unit, min_qty, tick }, true)
  if (refused) return refused
  const [item_id, sort] = [deps.ids.next(), store.lastSort]
  await store.insertItem(tx, { item_id, category_id, name, unit, min_qty, tick, sort, last_price: null, picture: '' })
  return ok({ item_id, category_id, item_sort: sort, name })
}

/**
 * Gives a listing of a thing in the seller's own words to an item, known or new; its owner is told. Refusals: NOT_FOUND (the listing, the
 * item, the category), MOVED (it is no such listing any more, or was changed), FORM. Source: domain model §10 (goods of own words).
 */
export function giveToItem(deps: Deps, staff: StaffCaller, input: Input) {
  const { id: refId, ver, itemId, item } = input
  const command = { staff, call: '/admin/sale/toItem', input }
  // The listing before its area, as an order of it locks them.
  const areaOf = async (tx: Tx) => (await lockSale(tx, refId))?.area_id
  return inCatalogue(deps, command, areaOf, async (tx, areaId) => {
    const sale = await lockSale(tx, refId)
    if (!sale || sale.ver !== ver || sale.own_unit === '' || sale.state === 'removed') return err(refusal('MOVED'))
    const target = item ? await made(tx, deps, areaId, sale, item) : await known(tx, areaId, sale, itemId ?? 0)
    if (!target.ok) return target
    const { name, ...place } = target.value
    await changeSale(tx, refId, { ...place, own_unit: '' })
    await tellSaleMoved(tx, deps, sale, name)
    const answer = { saleId: refId, ver: ver + 1, itemId: place.item_id, itemName: name }
    const details = { saleNo: sale.sale_no, before: sale.title, after: name, isNew: item !== null }
    return ok({ refType: 'sale', refId, details, answer: () => Promise.resolve(answer) })
  })
}
