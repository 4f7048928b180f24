import type { ApiInput } from '@contract/endpoints/all'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { deliveryWords } from './delivery'

type Asked = ApiInput<'/bctSale/list'>
export type BoardSort = NonNullable<Asked['sort']>
export type BoardDelivery = NonNullable<Asked['delivery']>

/** What narrows and orders a board, as the person chose it. `categoryId` 0, `delivery` '' and a price of 0 are any. */
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

/** A filter as a call takes it; what is not chosen is left out. */
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

/** Whether it leaves rows out; an order alone does not. */
export const isNarrowed = ({ categoryId, q, delivery, priceMin, priceMax }: BoardFilter): boolean =>
  categoryId > 0 || q !== '' || delivery !== '' || priceMin > 0 || priceMax > 0

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
  apply: '看结果',
  clear: '清除筛选',
  active: '已选条件',
  query: (q: string) => `“${q}”`,
  bandTitle: '单价',
  bandMin: '最低单价',
  bandMax: '最高单价',
  bandUnreadable: '请输入金额，最多两位小数',
  bandWrong: '最高单价不能低于最低单价',
  bandFrom: (min: string) => `¥${min} 起`,
  bandTo: (max: string) => `¥${max} 以内`,
  band: (min: string, max: string) => `¥${min}–${max}`,
} as const

/** A chosen part of a filter with its words and what it is made of; the category is seen in its own row. */
export interface ActivePart {
  readonly parts: readonly FilterPart[]
  readonly text: string
}

/** A band of unit prices in words; undefined when any price is good. */
function bandText({ priceMin, priceMax }: BoardFilter): string | undefined {
  if (priceMin > 0 && priceMax > 0) return filterWords.band(yuanText(priceMin), yuanText(priceMax))
  if (priceMin > 0) return filterWords.bandFrom(yuanText(priceMin))
  return priceMax > 0 ? filterWords.bandTo(yuanText(priceMax)) : undefined
}

/** What is chosen beside the category, in words. */
export function activeParts(filter: BoardFilter): readonly ActivePart[] {
  const { q, delivery, sort } = filter
  const band = bandText(filter)
  return [
    ...(q === '' ? [] : [{ parts: ['q'] as const, text: filterWords.query(q) }]),
    ...(delivery === '' ? [] : [{ parts: ['delivery'] as const, text: deliveryWords[delivery] }]),
    ...(band === undefined ? [] : [{ parts: ['priceMin', 'priceMax'] as const, text: band }]),
    ...(sort === 'item' ? [] : [{ parts: ['sort'] as const, text: filterWords.sort[sort] }]),
  ]
}
