import type { ItemBrief } from '@contract/endpoints/market/items'
import { typedFen } from '@/lib/forms/typed-number'

/**
 * A price this many times above the highest or below the lowest known price is questioned. Our decision:
 * docs/decisions/0040-offers.md
 */
export const farFactor = 5

/** The prices of an item that are known, lowest first. */
export const knownPrices = ({ bestBid, bestAsk, lastPrice }: ItemBrief): number[] =>
  [bestBid, bestAsk, lastPrice].flatMap((price) => (price ? [price] : [])).sort((a, b) => a - b)

/** Whether a typed price is far from all known prices of the item, which is more often a typing mistake than intended. */
export function farFromMarket(typed: string, item: ItemBrief | undefined): 'high' | 'low' | undefined {
  const price = typedFen(typed)
  const known = item ? knownPrices(item) : []
  if (!price || known.length === 0) return undefined
  if (known.every((one) => price >= one * farFactor)) return 'high'
  return known.every((one) => price * farFactor <= one) ? 'low' : undefined
}
