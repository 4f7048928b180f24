import { ownUnits } from '@contract/orders/own-units'
import { qtyScale } from '@contract/money'
import { ok } from '@contract/result'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import { lockArea } from '../../area/open/lock-area'
import { findOther } from '../item-store'
import * as store from './catalogue-store'

/** What the category of such things and their one item are called. Source: domain model §3.2, §10. */
const otherName = '其他'

/**
 * Makes the item of an area for things in their sellers' own words, in a category of its own at the end, unless it is there. It stands
 * behind all others, so nothing that is offered moves, however much that is. Staff may switch it off. Our decision:
 * docs/decisions/0040-offers.md
 */
export async function makeOther(deps: Deps, areaId: number): Promise<void> {
  if (await findOther(deps.db, areaId)) return
  await transact(deps.db, async (tx) => {
    if (!(await lockArea(tx, areaId)) || (await findOther(tx, areaId))) return ok(null)
    const all = await store.categoriesOf(tx, areaId)
    const known = all.find(({ name }) => name === otherName)
    const categoryId = known?.category_id ?? deps.ids.next()
    const sort = Math.max(0, ...all.map((one) => one.sort)) + 1
    if (!known) await store.insertCategory(tx, { category_id: categoryId, area_id: areaId, name: otherName, sort })
    const item = {
      item_id: deps.ids.next(),
      category_id: categoryId,
      name: otherName,
      unit: ownUnits[0],
      is_other: true,
    }
    await store.insertItem(tx, {
      ...item,
      min_qty: qtyScale,
      tick: qtyScale,
      sort: store.lastSort,
      last_price: null,
      picture: '',
    })
    return ok(null)
  })
}
