import type { ItemBrief } from '@contract/endpoints/items'
import { typedFen } from '@/lib/forms/typed-number'

/** So many times above the highest or below the lowest known price is asked about. Our decision: docs/decisions/0160-price-question.md */
export const farFactor = 5

/** The prices of an item that are known, lowest first. */
export const knownPrices = ({ bestBid, bestAsk, lastPrice }: ItemBrief): number[] =>
  [bestBid, bestAsk, lastPrice].flatMap((price) => (price ? [price] : [])).sort((a, b) => a - b)

/** Whether a typed price lies far off all prices that are known of the item: more often a slip of the finger than a wish. */
export function farFromMarket(typed: string, item: ItemBrief | undefined): 'high' | 'low' | undefined {
  const price = typedFen(typed)
  const known = item ? knownPrices(item) : []
  if (!price || known.length === 0) return undefined
  if (known.every((one) => price >= one * farFactor)) return 'high'
  return known.every((one) => price * farFactor <= one) ? 'low' : undefined
}
