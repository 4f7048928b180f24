import { useAtomValue, useSetAtom } from 'jotai'
import type { BoardFilter } from '@/lib/market/filter'
import { isNarrowed } from '@/lib/market/filter'
import { useWayHome } from '@/lib/session/way-home'
import { useOnShow } from '@/platform/page/use-on-show'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { itemsAtom, loadItemsAtom } from '../atoms'
import { searchCopy } from '../copy'
import { fitting } from '../rules'

export interface NoResultProps {
  readonly areaId: number
  readonly side: 'sale' | 'buy'
  readonly filter: BoardFilter
  readonly onClear: () => void
  /** Asks others for it: a bid for what nobody sells, else a listing; of this item, where the words name one. */
  readonly onAsk: (itemId: number | undefined) => void
}

/** Nothing was found: the filter is cleared first, then one asks the city for it, where that can be done. */
export function NoResult({ areaId, side, filter, onClear, onAsk }: NoResultProps) {
  const items = useAtomValue(itemsAtom)
  const load = useSetAtom(loadItemsAtom)
  const wayHome = useWayHome()
  useOnShow(String(areaId), () => void load(areaId))
  const item = items.tag === 'ready' ? fitting(items.value, filter.q) : undefined
  const isSale = side === 'sale'
  const title = isSale ? searchCopy.noSale(filter.q) : searchCopy.noBid(filter.q)
  if (filter.categoryId > 0 || isNarrowed({ ...filter, q: '' })) {
    const clear = { text: searchCopy.clear, onPress: onClear }
    return <EmptyState kind='no-result' title={title} text={searchCopy.narrowed} action={clear} />
  }
  // Who is in another city can neither bid nor sell there.
  if (wayHome) return <EmptyState kind='no-result' title={title} action={wayHome.action} />
  const ask = (words: string) => ({ text: words, onPress: () => onAsk(item?.itemId) })
  if (!isSale)
    return <EmptyState kind='no-result' title={title} text={searchCopy.noBidText} action={ask(searchCopy.addSale)} />
  if (item)
    return (
      <EmptyState kind='no-result' title={title} text={searchCopy.bidText(item.name)} action={ask(searchCopy.addBid)} />
    )
  // Only goods of the city can be bid for (domain model §10); a thing in own words can be offered.
  return (
    <EmptyState
      kind='no-result'
      title={title}
      text={searchCopy.noSaleText}
      {...(items.tag === 'ready' && { action: ask(searchCopy.addSale) })}
    />
  )
}
