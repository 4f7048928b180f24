import type { ApiInput } from '@contract/endpoints/all'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'

type Asked = ApiInput<'/bctSale/list'>
export type BoardSort = NonNullable<Asked['sort']>
export type BoardDelivery = NonNullable<Asked['delivery']>

/** The filter and order of a board, as the person chose them. `categoryId` 0, `delivery` '' and a price of 0 mean any. */
export interface BoardFilter {
  readonly categoryId: number
  readonly q: string
  readonly sort: BoardSort
  readonly delivery: BoardDelivery | ''
  /** Unit prices, both included. */
  readonly priceMin: Fen
  readonly priceMax: Fen
}

/** Nothing chosen: everything, by item. */
export const noFilter: BoardFilter = {
  categoryId: 0,
  q: '',
  sort: 'item',
  delivery: '',
  priceMin: fen(0),
  priceMax: fen(0),
}

export type FilterPart = keyof BoardFilter

/** A filter as a call's input; parts that are not chosen are left out. */
export function filterInput({ categoryId, q, sort, delivery, priceMin, priceMax }: BoardFilter) {
  return {
    ...(categoryId > 0 && { categoryId }),
    ...(q !== '' && { q }),
    ...(delivery !== '' && { delivery }),
    ...(priceMin > 0 && { priceMin }),
    ...(priceMax > 0 && { priceMax }),
    ...(sort !== 'item' && { sort }),
  }
}

/** Whether it hides rows of what is looked at; a sort order does not, and a category is what is looked at. */
export const isNarrowed = ({ q, delivery, priceMin, priceMax }: BoardFilter): boolean =>
  q !== '' || delivery !== '' || priceMin > 0 || priceMax > 0

/** Words of the row above both boards; those of its sheets and of the chosen conditions are loaded with them. Source: mockup 02-sell. */
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
} as const
