import * as v from 'valibot'
import { catalogue } from '../../console/limits'
import { endpoint } from '../../endpoint'
import { ClientNo, FenSchema, Id, Line, Picture, PositiveQty, Version } from '../../fields'
import { Reason } from './approvals'
import { listOf } from './listing'

const CategoryRow = {
  categoryId: Id,
  ver: v.number(),
  areaId: Id,
  name: v.string(),
  sort: v.number(),
  /** An off one is not offered to whoever lists or asks for goods; what is listed stays. */
  isOn: v.boolean(),
  items: v.number(),
  onSale: v.number(),
}
export const CategoryView = v.object(CategoryRow)
export type CategoryView = v.InferOutput<typeof CategoryView>

export const categoryRows = listOf('/admin/category/list', 'categories of the catalogue', {
  filters: { areaId: v.optional(Id), q: v.optional(Line(40)) },
  sorts: ['order'],
  row: CategoryRow,
})

export const ItemRow = {
  itemId: Id,
  ver: v.number(),
  areaId: Id,
  categoryId: Id,
  category: v.string(),
  name: v.string(),
  unit: v.string(),
  minQty: v.number(),
  tick: v.number(),
  sort: v.number(),
  picture: v.string(),
  /** An off one is not offered to whoever lists or asks for goods; what is listed stays. */
  isOn: v.boolean(),
  lastPrice: v.nullable(FenSchema),
  onSale: v.number(),
  /** The one for things in their sellers' own words. */
  isOther: v.boolean(),
}
export const ItemView = v.object(ItemRow)
export type ItemView = v.InferOutput<typeof ItemView>

const name = (most: number) => v.pipe(Line(most), v.minLength(1))
const Ids = v.pipe(v.array(Id), v.minLength(1), v.maxLength(catalogue.mostSorted))

/** A new category at the end, or another name for one (`categoryId` and `ver`). FORM: its name is taken. */
export const categorySave = endpoint({
  path: '/admin/category/save',
  body: 'json',
  access: 'staff',
  summary: 'Console: a category of the catalogue',
  input: v.object({
    clientNo: ClientNo,
    areaId: Id,
    categoryId: v.nullable(Id),
    ver: Version,
    name: name(catalogue.category),
  }),
  output: CategoryView,
  refusals: ['NOT_FOUND', 'MOVED', 'FORM'],
})

/** Takes a category out of the catalogue with its items, or puts it back. */
export const categoryAct = endpoint({
  path: '/admin/category/act',
  body: 'json',
  access: 'staff',
  summary: 'Console: a category on or off',
  input: v.object({ clientNo: ClientNo, id: Id, ver: Version, on: v.boolean(), reason: Reason }),
  output: CategoryView,
  refusals: ['NOT_FOUND', 'MOVED'],
})

/** The order of an area’s categories: all of them, each once (MOVED otherwise). */
export const categorySort = endpoint({
  path: '/admin/category/sort',
  body: 'json',
  access: 'staff',
  summary: 'Console: the order of categories',
  input: v.object({ clientNo: ClientNo, areaId: Id, ids: Ids }),
  output: v.object({ areaId: Id }),
  refusals: ['NOT_FOUND', 'MOVED'],
})

/**
 * A new item at the end of its category, or a change of one (`itemId` and `ver`), also into another category of the same area. Its unit
 * stays once it was traded (FORM). FORM: its name is taken in the area.
 */
export const itemSave = endpoint({
  path: '/admin/item/save',
  body: 'json',
  access: 'staff',
  summary: 'Console: an item of the catalogue',
  input: v.object({
    clientNo: ClientNo,
    itemId: v.nullable(Id),
    ver: Version,
    categoryId: Id,
    name: name(catalogue.item),
    unit: name(catalogue.unit),
    minQty: PositiveQty,
    tick: PositiveQty,
    picture: v.optional(Picture, ''),
  }),
  output: ItemView,
  refusals: ['NOT_FOUND', 'MOVED', 'FORM'],
})

export const itemAct = endpoint({
  path: '/admin/item/act',
  body: 'json',
  access: 'staff',
  summary: 'Console: an item on or off',
  input: v.object({ clientNo: ClientNo, id: Id, ver: Version, on: v.boolean(), reason: Reason }),
  output: ItemView,
  refusals: ['NOT_FOUND', 'MOVED'],
})

interface Target {
  readonly itemId: number | null
  readonly item: object | null
}

/** To a known item or to a new one. */
const givesToOne = <T extends Target>() =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (dataset.typed && (dataset.value.itemId === null) === (dataset.value.item === null)) addIssue()
  })

/**
 * Gives a listing of a thing in the seller's own words to an item: to a known one (`itemId`), or to a new one at the end of a category
 * (`item`). Its price and quantity stay, so its unit must be the item's, and its quantities multiples of the item's step; orders that were
 * made of it stay as they are. MOVED: it is no such listing any more, or was changed. FORM: `itemId`, `name` (taken in the area), `unit`,
 * `minQty`, `tick`. Source: domain model §10 (goods of own words).
 */
export const saleToItem = endpoint({
  path: '/admin/sale/toItem',
  body: 'json',
  access: 'staff',
  summary: 'Console: make a thing in own words an item',
  input: v.pipe(
    v.object({
      clientNo: ClientNo,
      id: Id,
      ver: Version,
      itemId: v.nullable(Id),
      item: v.nullable(
        v.object({
          categoryId: Id,
          name: name(catalogue.item),
          unit: name(catalogue.unit),
          minQty: PositiveQty,
          tick: PositiveQty,
        }),
      ),
    }),
    givesToOne(),
  ),
  output: v.object({ saleId: Id, ver: v.number(), itemId: Id, itemName: v.string() }),
  refusals: ['NOT_FOUND', 'MOVED', 'FORM'],
})

/** The order of a category’s items: all of them, each once (MOVED otherwise). */
export const itemSort = endpoint({
  path: '/admin/item/sort',
  body: 'json',
  access: 'staff',
  summary: 'Console: the order of items',
  input: v.object({ clientNo: ClientNo, categoryId: Id, ids: Ids }),
  output: v.object({ categoryId: Id }),
  refusals: ['NOT_FOUND', 'MOVED'],
})
