import type { SlotLine, Tier } from '@contract/expand/price'

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

const isTier = (value: unknown): value is Tier =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value && 'price' in value

/** The prices of a round, as its row keeps them. */
export function tiersIn(json: string): readonly Tier[] {
  const list: unknown = JSON.parse(json)
  return isList(list) ? list.filter(isTier) : []
}

const isLine = (value: unknown): value is SlotLine => isTier(value) && 'count' in value

/** What each part of a purchase costs, as its row keeps it. */
export function linesIn(json: string): readonly SlotLine[] {
  const list: unknown = JSON.parse(json)
  return isList(list) ? list.filter(isLine) : []
}
