import { useAtomValue, useSetAtom } from 'jotai'
import { HomeBody } from '@/features/block-market/home/components/home-body'
import { homeCopy } from '@/features/block-market/home/copy'
import { useMarketHome } from '@/features/block-market/home/use-market-home'
import { areaAtom, loadAreaAtom } from '@/features/market/atoms'
import { AreaNotice } from '@/features/market/components/area-notice'
import { BeforeOpen } from '@/features/market/components/before-open'
import { CityPlate } from '@/features/market/components/city-plate'
import { StartNotice } from '@/features/notices/components/start-notice'
import { SessionHost } from '@/features/session/host/session-host'
import { usePageCard } from '@/features/share/use-page-card'
import { isAreaKnownAtom, sessionAtom } from '@/lib/session/atoms'
import { loadSiteAtom, siteAtom, siteNameAtom } from '@/lib/session/site'
import { loadBadgeAtom } from '@/lib/session/tab-labels'
import { useOnShow } from '@/platform/page/use-on-show'
import { Screen } from '@/ui/screen/screen'

/**
 * The first tab of the market edition, in place of the buy home (`config/market-home.ts`): the city, what waits for the reader, the zones,
 * the blocks that cost least. Our decision: docs/decisions/0261-market-edition.md
 */
export default function MarketHomePage() {
  const { areaId, areaName, user } = useAtomValue(sessionAtom)
  const site = useAtomValue(siteAtom)
  const area = useAtomValue(areaAtom)
  const loadSite = useSetAtom(loadSiteAtom)
  const loadArea = useSetAtom(loadAreaAtom)
  const loadBadge = useSetAtom(loadBadgeAtom)
  const market = useMarketHome(areaId)
  const isAreaKnown = useAtomValue(isAreaKnownAtom)
  usePageCard({ route: 'home', title: useAtomValue(siteNameAtom) })

  const load = () => (isAreaKnown ? Promise.all([loadArea(areaId), market.load()]) : loadSite())
  const refresh = () => Promise.all([load(), loadBadge(), market.loadBadge()])
  useOnShow(`${areaId} ${areaName} ${user?.token ?? ''}`, () => void load())

  const noCity = !isAreaKnown && site.tag === 'failed' ? site : undefined
  const isAboveKnown = (area.tag === 'ready' || area.tag === 'failed') && market.isAboveKnown
  return (
    <Screen tab onRefresh={refresh}>
      <CityPlate />
      <AreaNotice />
      <BeforeOpen text={homeCopy.closedText} />
      <HomeBody noCity={noCity} isAboveKnown={isAboveKnown} onReload={() => void load()} />
      <StartNotice />
      <SessionHost />
    </Screen>
  )
}
