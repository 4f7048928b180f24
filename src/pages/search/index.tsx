import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { SoughtBids } from '@/features/bids/components/sought-bids'
import { categoriesAtom } from '@/features/market/atoms'
import { SoughtSales } from '@/features/market/components/sought-sales'
import { marketCopy } from '@/features/market/copy'
import { useCityOnce } from '@/features/market/use-city-once'
import { LazyPriceSheet } from '@/features/prices/components/lazy-price-sheet'
import { keepOwnNameAtom } from '@/features/publish/atoms'
import { NoResult } from '@/features/search/components/no-result'
import { SearchStart } from '@/features/search/components/search-start'
import { SideChoice } from '@/features/search/components/side-choice'
import { searchCopy } from '@/features/search/copy'
import { useSearch } from '@/features/search/use-search'
import { SessionHost } from '@/features/session/host/session-host'
import { goTo } from '@/lib/routes/go'
import { areaIdAtom } from '@/lib/session/atoms'
import { useParams } from '@/platform/page/use-params'
import { SearchLine } from '@/ui/field/search-line'
import { Screen } from '@/ui/screen/screen'

/** The search in the listings and the bids of a city. Our decision: docs/decisions/0290-search.md */
export default function SearchPage() {
  const areaId = useAtomValue(areaIdAtom)
  const categories = useAtomValue(categoriesAtom)
  const isCityKnown = useCityOnce()
  const { side, setSide, filter, setFilter, seek, clear } = useSearch(useParams().board, isCityKnown)
  const [itemId, setItemId] = useState<number>()
  const keepName = useSetAtom(keepOwnNameAtom)
  const ask = (known: number | undefined) => {
    if (known !== undefined) return goTo(side === 'sale' ? 'buyAdd' : 'saleAdd', { itemId: known })
    keepName(filter.q)
    goTo('saleAdd', { own: 1 })
  }
  const noResult = <NoResult areaId={areaId} side={side} filter={filter} onClear={clear} onAsk={ask} />
  const results = { areaId, filter, onFilter: setFilter, onOpenItem: setItemId, noResult }
  const isSought = filter.q !== ''
  return (
    <Screen title={searchCopy.title}>
      <SearchLine label={marketCopy.search} q={filter.q} onSeek={seek} focus />
      <SideChoice chosen={side} onPick={setSide} />
      {!isSought && <SearchStart areaId={areaId} onPick={seek} onOpen={(saleId) => goTo('salePay', { saleId })} />}
      {isSought && isCityKnown && side === 'sale' && <SoughtSales {...results} />}
      {isSought && isCityKnown && side === 'buy' && <SoughtBids {...results} categories={categories} />}
      {itemId !== undefined && <LazyPriceSheet itemId={itemId} onClose={() => setItemId(undefined)} />}
      <SessionHost />
    </Screen>
  )
}
