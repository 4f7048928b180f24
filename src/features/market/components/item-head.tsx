import type { ItemView } from '@contract/endpoints/market/items'
import type { Fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { Depth } from '@/ui/depth/depth'
import { PriceHead } from '@/ui/price-head/price-head'
import { SectionHead } from '@/ui/section/section'
import { marketCopy } from '../copy'

const priceText = (price: Fen | null) => (price === null ? marketCopy.none : yuanText(price))

export interface ItemHeadProps {
  readonly item: ItemView
  /** Shows the item's prices. */
  readonly onOpen: () => void
}

/** An item of the board with its best prices and the quantity at each price. */
export function ItemHead({ item, onOpen }: ItemHeadProps) {
  // Each of those things is its own; nothing is around them. Source: domain model §10.
  if (item.isOther === true) return <SectionHead title={item.name} end={marketCopy.ownWords} />
  const prices = [
    { name: marketCopy.bestBid, value: priceText(item.bestBid), tone: item.bestBid === null ? 'none' : 'bid' },
    { name: marketCopy.bestAsk, value: priceText(item.bestAsk), tone: item.bestAsk === null ? 'none' : 'ask' },
  ] as const
  return (
    <PriceHead name={item.name} unit={item.unit} prices={prices} onOpen={onOpen}>
      <Depth bids={item.bids} asks={item.asks} />
    </PriceHead>
  )
}
