import { App } from 'antd'
import { useAct } from '../../client/use-act'
import type { Category, Item } from '../../kit/catalogue/use-catalogue'
import { copy } from './copy'

export interface Ordering {
  readonly categories: (ids: readonly number[]) => void
  readonly items: (categoryId: number, ids: readonly number[]) => void
}

/** What a panel of the catalogue is about. */
export interface CataloguePanel {
  readonly areaId: number
  readonly categories: readonly Category[]
  readonly items: readonly Item[]
  readonly ordering: Ordering
  readonly onClose: () => void
}

/** Puts categories or items into another order. */
export function useOrdering(areaId: number): Ordering {
  const categories = useAct('/admin/category/sort')
  const items = useAct('/admin/item/sort')
  const { message } = App.useApp()
  const say = (done: { readonly ok: true } | { readonly ok: false; readonly error: { readonly msg: string } }) =>
    void (done.ok ? message.success(copy.sorted) : message.error(done.error.msg))
  return {
    categories: (ids) => void categories.run({ areaId, ids: [...ids] }).then(say),
    items: (categoryId, ids) => void items.run({ categoryId, ids: [...ids] }).then(say),
  }
}
