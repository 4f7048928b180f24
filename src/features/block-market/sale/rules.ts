import type { BlockSale } from '@contract/endpoints/market/sale'
import type { BlockView } from '@contract/endpoints/people/block'
import type { Fen } from '@contract/money'
import { medianOf } from '@/lib/market/price-question'
import type { Remote } from '@/lib/remote/remote'
import { nextText } from '../words'

interface Point {
  readonly x: number
  readonly y: number
}
interface Paid extends Point {
  readonly at: number
  readonly price: Fen
}

/** Where prices stand in a box, as parts of it from its left top corner. */
export interface PricePlot {
  readonly dots: readonly Paid[]
  readonly median: Pick<Point, 'y'> & { readonly price: Fen }
  readonly highest: Paid
  /** The offer that stands now, at the right end. */
  readonly offered: Pick<Point, 'y'> | undefined
}

/** So much of the box stays free above the highest and below the lowest price. */
const margin = 0.08

/** Places prices between two instants; undefined without prices. Equal ones stand in the middle. */
export function plotPrices(
  prices: BlockSale['prices'],
  offer: Fen | undefined,
  from: number,
  to: number,
): PricePlot | undefined {
  const median = medianOf(prices)
  if (median === undefined) return undefined
  const values = [...prices.map(({ price }) => price), ...(offer === undefined ? [] : [offer])]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const xOf = (at: number) => Math.min(1, Math.max(0, (at - from) / (to - from)))
  const yOf = (price: number) => (most === least ? 0.5 : margin + ((most - price) / (most - least)) * (1 - 2 * margin))
  const dots = prices.map(({ at, price }) => ({ at, price, x: xOf(at), y: yOf(price) }))
  const highest = dots.reduce((high, dot) => (dot.price > high.price ? dot : high))
  return {
    dots,
    median: { price: median, y: yOf(median) },
    highest,
    offered: offer === undefined ? undefined : { y: yOf(offer) },
  }
}

/** Whether the city sells a block of nobody, in words; undefined for other blocks, and until what is known is about this one. */
export function sellingText(
  { blockId, state }: Pick<BlockView, 'blockId' | 'state'>,
  sale: Remote<Pick<BlockSale, 'blockId' | 'nextAt'>, unknown>,
  nowMs: number,
): string | undefined {
  const isKnown = state === 'unsold' && sale.tag === 'ready' && sale.value.blockId === blockId
  return isKnown ? nextText(sale.value.nextAt, nowMs) : undefined
}
