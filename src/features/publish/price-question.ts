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
  const [lowest, highest] = [known[0], known[known.length - 1]]
  if (!price || lowest === undefined || highest === undefined) return undefined
  if (price >= highest * farFactor) return 'high'
  return price * farFactor <= lowest ? 'low' : undefined
}
