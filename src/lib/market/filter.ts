import type { ApiInput } from '@contract/endpoints/all'

type Asked = ApiInput<'/bctSale/list'>
export type BoardSort = NonNullable<Asked['sort']>
export type BoardDelivery = NonNullable<Asked['delivery']>

/** What narrows and orders a board, as the person chose it. `categoryId` 0 and `delivery` '' are any. */
export interface BoardFilter {
  readonly categoryId: number
  readonly q: string
  readonly sort: BoardSort
  readonly delivery: BoardDelivery | ''
}

/** Nothing chosen: everything, by item. */
export const noFilter: BoardFilter = { categoryId: 0, q: '', sort: 'item', delivery: '' }

export type FilterPart = keyof BoardFilter

/** A filter as a call takes it; what is not chosen is left out. */
export function filterInput({ categoryId, q, sort, delivery }: BoardFilter) {
  return {
    ...(categoryId > 0 && { categoryId }),
    ...(q !== '' && { q }),
    ...(delivery !== '' && { delivery }),
    ...(sort !== 'item' && { sort }),
  }
}

/** Whether it leaves rows out; an order alone does not. */
export const isNarrowed = ({ categoryId, q, delivery }: BoardFilter): boolean =>
  categoryId > 0 || q !== '' || delivery !== ''

/** Whether both ask for the same. */
export const isSameFilter = (a: BoardFilter, b: BoardFilter): boolean =>
  a.categoryId === b.categoryId && a.q === b.q && a.sort === b.sort && a.delivery === b.delivery

/** The filter with these parts as they are when nothing is chosen. */
export function withoutParts(filter: BoardFilter, parts: readonly FilterPart[]): BoardFilter {
  return { ...filter, ...Object.fromEntries(parts.map((part) => [part, noFilter[part]])) }
}

/** Both boards name these alike. Source: mockup 02-sell; design §3 (void, 清除筛选). */
export const filterWords = {
  sortTitle: '排序',
  sort: {
    item: '按商品',
    priceUp: '价格从低到高',
    priceDown: '价格从高到低',
    newest: '最新发布',
    ending: '即将到期',
  } satisfies Record<BoardSort, string>,
  filterTitle: '筛选',
  search: '搜索商品、标题或说明',
  deliveryTitle: '交付方式',
  anyDelivery: '不限',
  delivery: { online: '线上', meet: '自提', post: '快递' } satisfies Record<BoardDelivery, string>,
  apply: '看结果',
  clear: '清除筛选',
  active: '已选条件',
  query: (q: string) => `“${q}”`,
} as const

/** A chosen part of a filter with its words; the category is seen in its own row. */
export interface ActivePart {
  readonly id: 'q' | 'delivery' | 'sort'
  readonly text: string
}

/** What is chosen beside the category, in words. */
export function activeParts({ q, delivery, sort }: BoardFilter): readonly ActivePart[] {
  return [
    ...(q === '' ? [] : [{ id: 'q' as const, text: filterWords.query(q) }]),
    ...(delivery === '' ? [] : [{ id: 'delivery' as const, text: filterWords.delivery[delivery] }]),
    ...(sort === 'item' ? [] : [{ id: 'sort' as const, text: filterWords.sort[sort] }]),
  ]
}
