import { yuanText } from '@/lib/format/yuan'
import { deliveryWords } from './delivery'
import type { BoardFilter, FilterPart } from './filter'
import { filterWords, noFilter } from './filter'
import { unreadableAmount } from '@/lib/format/amount-words'

/** Words of the filter sheet and of the chosen conditions. Source: mockup 02-sell; design §3 (void, 清除筛选). */
export const conditionWords = {
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
  bandUnreadable: unreadableAmount,
  bandWrong: '最高单价不能低于最低单价',
  bandFrom: (min: string) => `¥${min} 起`,
  bandTo: (max: string) => `¥${max} 以内`,
  band: (min: string, max: string) => `¥${min}–${max}`,
} as const

/** The filter with these parts reset. */
export function withoutParts(filter: BoardFilter, parts: readonly FilterPart[]): BoardFilter {
  return { ...filter, ...Object.fromEntries(parts.map((part) => [part, noFilter[part]])) }
}

/** A chosen part of a filter with its words and its fields; the category is shown in its own row. */
export interface ActivePart {
  readonly parts: readonly FilterPart[]
  readonly text: string
}

/** A range of unit prices in words; undefined when any price is accepted. */
function bandText({ priceMin, priceMax }: BoardFilter): string | undefined {
  if (priceMin > 0 && priceMax > 0) return conditionWords.band(yuanText(priceMin), yuanText(priceMax))
  if (priceMin > 0) return conditionWords.bandFrom(yuanText(priceMin))
  return priceMax > 0 ? conditionWords.bandTo(yuanText(priceMax)) : undefined
}

/** The chosen conditions besides the category, in words. */
export function activeParts(filter: BoardFilter): readonly ActivePart[] {
  const { q, delivery, sort } = filter
  const band = bandText(filter)
  return [
    ...(q === '' ? [] : [{ parts: ['q'] as const, text: conditionWords.query(q) }]),
    ...(delivery === '' ? [] : [{ parts: ['delivery'] as const, text: deliveryWords[delivery] }]),
    ...(band === undefined ? [] : [{ parts: ['priceMin', 'priceMax'] as const, text: band }]),
    ...(sort === 'item' ? [] : [{ parts: ['sort'] as const, text: filterWords.sort[sort] }]),
  ]
}
