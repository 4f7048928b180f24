import type { BoardFilter } from '@/lib/market/filter'
import { isNarrowed } from '@/lib/market/filter'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { searchCopy } from '../copy'

export interface NoResultProps {
  readonly side: 'sale' | 'buy'
  readonly filter: BoardFilter
  readonly onClear: () => void
  /** Asks others for it: a bid for what nobody sells, a listing of what nobody asks for. */
  readonly onAsk: () => void
}

/** Nothing was found: the filter is cleared first, then one asks the city for it. */
export function NoResult({ side, filter, onClear, onAsk }: NoResultProps) {
  const isSale = side === 'sale'
  const title = isSale ? searchCopy.noSale(filter.q) : searchCopy.noBid(filter.q)
  if (filter.categoryId > 0 || isNarrowed({ ...filter, q: '' })) {
    const clear = { text: searchCopy.clear, onPress: onClear }
    return <EmptyState kind='no-result' title={title} text={searchCopy.narrowed} action={clear} />
  }
  return (
    <EmptyState
      kind='no-result'
      title={title}
      text={isSale ? searchCopy.noSaleText : searchCopy.noBidText}
      action={{ text: isSale ? searchCopy.addBid : searchCopy.addSale, onPress: onAsk }}
    />
  )
}
