import * as v from 'valibot'
import type * as calls from '@contract/endpoints/console/catalogue'
import { CategoryView, ItemView } from '@contract/endpoints/console/catalogue'
import type { Refusal } from '@contract/refusals'
import { refusal, wrongField } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { looksLike } from '@contract/texts/alike'
import type { Db, Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { StaffCaller } from '../../../http/staff/staff-caller'
import type { Done, StaffCommand } from '../../area/open/change-area'
import { changeArea } from '../../area/open/change-area'
import { changesOf } from '../../audit/open/changes'
import * as store from './catalogue-store'

type In<E extends { input: v.GenericSchema }> = v.InferOutput<E['input']>

const categoryView = async (db: Db, id: number) => v.parse(CategoryView, await store.categoryRow(db, id))
const itemView = async (db: Db, id: number) => v.parse(ItemView, await store.itemRow(db, id))

/** Changes the catalogue of an area, which is locked meanwhile, once. Refusals: NOT_FOUND (the area), and those of the work. */
export const inCatalogue = <T>(
  deps: Deps,
  command: StaffCommand,
  areaOf: (tx: Tx) => Promise<number | undefined>,
  work: (tx: Tx, areaId: number) => Promise<Result<Done<T>, Refusal>>,
) =>
  changeArea(deps, command, areaOf, async (tx, areaId) => {
    const done = await work(tx, areaId)
    if (done.ok) await store.numberItems(tx, areaId)
    return done
  })

const areaOfCategory = (id: number) => async (tx: Tx) => (await store.findCategory(tx, id))?.area_id
const areaOfItem = (id: number) => async (tx: Tx) => (await store.findItem(tx, id))?.area_id

/** Another item of the area has this name. */
export const itemTaken = () => err(wrongField('name', '这座城里已有这个物品'))

/** A new category, or another name for one. Refusals: NOT_FOUND, MOVED, FORM (`name` is taken). Source: community §9 (catalogue). */
export function saveCategory(deps: Deps, staff: StaffCaller, input: In<typeof calls.categorySave>) {
  const { categoryId, ver, name } = input
  const command = { staff, call: '/admin/category/save', input }
  return inCatalogue(
    deps,
    command,
    () => Promise.resolve(input.areaId),
    async (tx, areaId) => {
      const all = await store.categoriesOf(tx, areaId)
      const old = all.find((one) => one.category_id === categoryId)
      if (categoryId !== null && !old) return err(refusal('NOT_FOUND'))
      if (old && old.ver !== ver) return err(refusal('MOVED', { category: await categoryView(tx, old.category_id) }))
      if (all.some((one) => one !== old && looksLike(one.name, name)))
        return err(wrongField('name', '这座城里已有这个类目'))
      const refId = old?.category_id ?? deps.ids.next()
      if (old) await store.changeCategory(tx, refId, { name })
      else {
        const sort = Math.max(0, ...all.map((one) => one.sort)) + 1
        await store.insertCategory(tx, { category_id: refId, area_id: areaId, name, sort })
      }
      const details = { ...(old && { before: old.name }), after: name }
      return ok({ refType: 'category', refId, details, answer: () => categoryView(tx, refId) })
    },
  )
}

/** Takes a category out of the catalogue, or puts it back. Refusals: NOT_FOUND, MOVED. */
export function actOnCategory(deps: Deps, staff: StaffCaller, input: In<typeof calls.categoryAct>) {
  const { id: refId, ver, on, reason } = input
  const command = { staff, call: '/admin/category/act', input }
  return inCatalogue(deps, command, areaOfCategory(refId), async (tx) => {
    const row = await store.findCategory(tx, refId)
    const answer = () => categoryView(tx, refId)
    if (row?.ver !== ver) return err(refusal('MOVED', { category: await answer() }))
    await store.changeCategory(tx, refId, { is_on: on })
    return ok({ refType: 'category', refId, reason, details: { before: row.is_on, after: on }, answer })
  })
}

/** Whether these are all of those, each once. */
const isWhole = (ids: readonly number[], all: readonly number[]): boolean =>
  ids.length === all.length && new Set(ids).size === ids.length && ids.every((id) => all.includes(id))

/** Puts the categories of an area in order. Refusals: NOT_FOUND, MOVED (they are others). */
export function sortCategories(deps: Deps, staff: StaffCaller, input: In<typeof calls.categorySort>) {
  const { ids } = input
  const command = { staff, call: '/admin/category/sort', input }
  return inCatalogue(
    deps,
    command,
    () => Promise.resolve(input.areaId),
    async (tx, areaId) => {
      const all = (await store.categoriesOf(tx, areaId)).map((one) => one.category_id)
      if (!isWhole(ids, all)) return err(refusal('MOVED'))
      await store.orderCategories(tx, ids)
      const answer = () => Promise.resolve({ areaId })
      return ok({ refType: 'category', refId: ids[0] ?? 0, details: { ids }, answer })
    },
  )
}

/** A new item, or a change of one. Refusals: NOT_FOUND, MOVED, FORM (`name`, `unit`). Source: community §9 (catalogue). */
export function saveItem(deps: Deps, staff: StaffCaller, input: In<typeof calls.itemSave>) {
  const { itemId, ver, categoryId, name, unit, minQty, tick, picture } = input
  const command = { staff, call: '/admin/item/save', input }
  return inCatalogue(deps, command, areaOfCategory(categoryId), async (tx, areaId) => {
    const all = await store.itemsOf(tx, areaId)
    const old = all.find((one) => one.item_id === itemId)
    if (itemId !== null && !old) return err(refusal('NOT_FOUND'))
    if (old && old.ver !== ver) return err(refusal('MOVED', { item: await itemView(tx, old.item_id) }))
    if (all.some((one) => one !== old && looksLike(one.name, name))) return itemTaken()
    if (old && old.unit !== unit && (await store.isUsed(tx, old.item_id)))
      return err(wrongField('unit', '已有人挂过，单位不能改'))
    const refId = old?.item_id ?? deps.ids.next()
    const said = { category_id: categoryId, name, unit, min_qty: minQty, tick, picture }
    if (old) {
      const sort = old.category_id === categoryId ? old.sort : store.lastSort
      await store.changeItem(tx, refId, { ...said, sort })
    } else await store.insertItem(tx, { item_id: refId, ...said, sort: store.lastSort, last_price: null })
    const before = old && {
      category_id: old.category_id,
      name: old.name,
      unit: old.unit,
      min_qty: old.min_qty,
      tick: old.tick,
      picture: old.picture,
    }
    return ok({
      refType: 'item',
      refId,
      details: { ...changesOf(before ?? {}, said) },
      answer: () => itemView(tx, refId),
    })
  })
}

/** Takes an item out of the catalogue, or puts it back. Refusals: NOT_FOUND, MOVED. */
export function actOnItem(deps: Deps, staff: StaffCaller, input: In<typeof calls.itemAct>) {
  const { id: refId, ver, on, reason } = input
  const command = { staff, call: '/admin/item/act', input }
  return inCatalogue(deps, command, areaOfItem(refId), async (tx) => {
    const row = await store.findItem(tx, refId)
    const answer = () => itemView(tx, refId)
    if (row?.ver !== ver) return err(refusal('MOVED', { item: await answer() }))
    await store.changeItem(tx, refId, { is_on: on })
    return ok({ refType: 'item', refId, reason, details: { before: row.is_on, after: on }, answer })
  })
}

/** Puts the items of a category in order. Refusals: NOT_FOUND, MOVED (they are others). */
export function sortItems(deps: Deps, staff: StaffCaller, input: In<typeof calls.itemSort>) {
  const { ids, categoryId } = input
  const command = { staff, call: '/admin/item/sort', input }
  return inCatalogue(deps, command, areaOfCategory(categoryId), async (tx, areaId) => {
    const all = (await store.itemsOf(tx, areaId)).filter((one) => one.category_id === categoryId)
    if (
      !isWhole(
        ids,
        all.map((one) => one.item_id),
      )
    )
      return err(refusal('MOVED'))
    await store.orderItems(tx, ids)
    const answer = () => Promise.resolve({ categoryId })
    return ok({ refType: 'category', refId: categoryId, details: { ids }, answer })
  })
}
