import type { ItemBrief } from '@contract/endpoints/market/items'
import type { Fen } from '@contract/money'
import { typedFen } from '@/lib/forms/typed-number'

/**
 * A price this many times above the highest or below the lowest known price is questioned. Our decision:
 * docs/decisions/0040-offers.md
 */
export const farFactor = 5

/** The prices of an item that are known, lowest first; none without an item. */
export const knownPrices = (item: ItemBrief | undefined): number[] =>
  [item?.bestBid, item?.bestAsk, item?.lastPrice].flatMap((price) => (price ? [price] : [])).sort((a, b) => a - b)

/** The middle one of what was paid, of two the lower one; undefined when nothing was. */
export function medianOf(prices: readonly { readonly price: Fen }[]): Fen | undefined {
  const sorted = prices.map(({ price }) => price).sort((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)]
}

/** Whether a typed price is far from all known prices of its kind, which is more often a typing mistake than intended. */
export function farFromMarket(typed: string, known: readonly number[]): 'high' | 'low' | undefined {
  const price = typedFen(typed)
  if (!price || known.length === 0) return undefined
  if (known.every((one) => price >= one * farFactor)) return 'high'
  return known.every((one) => price * farFactor <= one) ? 'low' : undefined
}
