import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { bidsCall, bidsFilterAtom } from '@/features/bids/atoms'
import { BidsBoard } from '@/features/bids/components/bids-board'
import { bidsCopy } from '@/features/bids/copy'
import { areaAtom, categoriesAtom, loadAreaAtom } from '@/features/market/atoms'
import { boardRefreshMs } from '@/features/market/rules/board'
import { CityPlate } from '@/features/market/components/city-plate'
import { SearchEntry } from '@/features/market/components/search-entry'
import { LazyPriceSheet } from '@/features/prices/components/lazy-price-sheet'
import { StartNotice } from '@/features/notices/components/start-notice'
import { SessionHost } from '@/features/session/host/session-host'
import { useList } from '@/lib/api/use-list'
import { filterInput } from '@/lib/market/filter'
import { noList } from '@/lib/remote/list'
import { goTo } from '@/lib/routes/go'
import { sessionAtom } from '@/lib/session/atoms'
import { loadSiteAtom, siteAtom } from '@/lib/session/site'
import { loadBadgeAtom } from '@/lib/session/tab-labels'
import { useOnShow } from '@/platform/page/use-on-show'
import { useWhileShown } from '@/platform/page/use-while-shown'
import { Screen } from '@/ui/screen/screen'

export default function SellBoardPage() {
  const { areaId, areaName } = useAtomValue(sessionAtom)
  const area = useAtomValue(areaAtom)
  const categories = useAtomValue(categoriesAtom)
  const site = useAtomValue(siteAtom)
  const loadSite = useSetAtom(loadSiteAtom)
  const loadArea = useSetAtom(loadAreaAtom)
  const loadBadge = useSetAtom(loadBadgeAtom)
  const [filter, setFilter] = useAtom(bidsFilterAtom)
  const [itemId, setItemId] = useState<number>()
  const isAreaKnown = areaName !== ''
  const bids = useList(bidsCall, isAreaKnown ? { areaId, ...filterInput(filter) } : undefined)
  const noCity = !isAreaKnown && site.tag === 'failed' ? site.error : undefined
  const failed = noCity && { ...noList, tag: 'error' as const, of: 'refresh' as const, error: noCity }
  useWhileShown(boardRefreshMs, () => void Promise.all([bids.lookAgain(), loadBadge()]))
  useOnShow(`${areaId} ${areaName}`, () => {
    if (!isAreaKnown) void loadSite()
    else if (area.tag !== 'ready' || area.value.areaId !== areaId) void loadArea(areaId)
  })

  return (
    <Screen tab name={bidsCopy.pageName} onRefresh={isAreaKnown ? bids.refresh : loadSite}>
      <CityPlate />
      <SearchEntry onPress={() => goTo('search', { board: 'buy' })} />
      <BidsBoard
        bids={failed ? { ...bids, list: failed, retry: () => void loadSite() } : bids}
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
