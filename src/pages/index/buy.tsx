import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { bidsCall, bidsFilterAtom, filterBidsAtom } from '@/features/bids/atoms'
import { BidsBoard } from '@/features/bids/components/bids-board'
import { bidsCopy } from '@/features/bids/copy'
import { categoriesAtom } from '@/features/market/atoms'
import { CityPlate } from '@/features/market/components/city-plate'
import { SearchEntry } from '@/features/market/components/search-entry'
import { boardRefreshMs } from '@/features/market/rules/board'
import { useCityList } from '@/features/market/use-city-list'
import { useCityOnce } from '@/features/market/use-city-once'
import { StartNotice } from '@/features/notices/components/start-notice'
import { LazyPriceSheet } from '@/features/prices/components/lazy-price-sheet'
import { SessionHost } from '@/features/session/host/session-host'
import { filterInput } from '@/lib/market/filter'
import { goTo } from '@/lib/routes/go'
import { sessionAtom } from '@/lib/session/atoms'
import { loadBadgeAtom } from '@/lib/session/tab-labels'
import { useWhileShown } from '@/platform/page/use-while-shown'
import { Screen } from '@/ui/screen/screen'

export default function SellBoardPage() {
  const { areaId } = useAtomValue(sessionAtom)
  const categories = useAtomValue(categoriesAtom)
  const loadBadge = useSetAtom(loadBadgeAtom)
  const filter = useAtomValue(bidsFilterAtom)
  const setFilter = useSetAtom(filterBidsAtom)
  const [itemId, setItemId] = useState<number>()
  const bids = useCityList(bidsCall, { areaId, ...filterInput(filter) })
  useWhileShown(boardRefreshMs, () => void Promise.all([bids.lookAgain(), loadBadge()]))
  useCityOnce()

  return (
    <Screen tab name={bidsCopy.pageName} onRefresh={bids.refresh}>
      <CityPlate />
      <SearchEntry onPress={() => goTo('search', { board: 'buy' })} />
      <BidsBoard
        bids={bids}
        categories={categories}
        filter={filter}
        onFilter={setFilter}
        onManage={() => goTo('myBuys', { tab: 'bids' })}
        onOpenItem={setItemId}
        onAddSale={() => goTo('saleAdd')}
      />
      {itemId !== undefined && <LazyPriceSheet itemId={itemId} onClose={() => setItemId(undefined)} />}
      <StartNotice />
      <SessionHost />
    </Screen>
  )
}
