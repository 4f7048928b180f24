import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { loadCartBadgeAtom } from '@/features/block-market/cart/badge'
import { useCartBadge } from '@/features/block-market/cart/use-cart-badge'
import { loadOffersAtom, loadOwnAtom, offersAtom, ownAtom } from '@/features/block-market/home/atoms'
import { Offers } from '@/features/block-market/home/components/offers'
import { OwnRows } from '@/features/block-market/home/components/own-rows'
import { Ways } from '@/features/block-market/home/components/ways'
import { Zones } from '@/features/block-market/home/components/zones'
import { homeCopy } from '@/features/block-market/home/copy'
import { loadMarketAtom, marketAtom } from '@/features/block-market/list/atoms'
import { MarketOff } from '@/features/block-market/list/components/market-off'
import { areaAtom, loadAreaAtom } from '@/features/market/atoms'
import { BeforeOpen } from '@/features/market/components/before-open'
import { CityPlate } from '@/features/market/components/city-plate'
import { NoticeStrip } from '@/features/market/components/notice-strip'
import { StartNotice } from '@/features/notices/components/start-notice'
import { SessionHost } from '@/features/session/host/session-host'
import { usePageCard } from '@/features/share/use-page-card'
import { callErrorText } from '@/lib/http/errors'
import { sessionAtom } from '@/lib/session/atoms'
import { loadSiteAtom, siteAtom, siteNameAtom } from '@/lib/session/site'
import { loadBadgeAtom } from '@/lib/session/tab-labels'
import { useOnShow } from '@/platform/page/use-on-show'
import { LazyMessageBox } from '@/ui/message-box/lazy-message-box'
import { Note } from '@/ui/note/note'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'

const words = (error: Parameters<typeof callErrorText>[0]) => ({ text: callErrorText(error) })

/**
 * The first tab of the market edition, in place of the buy home (`config/market-home.ts`): the city, what waits for the reader, the zones,
 * the blocks that cost least. Our decision: docs/decisions/0261-market-edition.md
 */
export default function MarketHomePage() {
  const { areaId, areaName, user } = useAtomValue(sessionAtom)
  const site = useAtomValue(siteAtom)
  const area = useAtomValue(areaAtom)
  const own = useAtomValue(ownAtom)
  const market = useAtomValue(marketAtom)
  const offers = useAtomValue(offersAtom)
  const loadSite = useSetAtom(loadSiteAtom)
  const loads = [useSetAtom(loadAreaAtom), useSetAtom(loadMarketAtom), useSetAtom(loadOffersAtom)]
  const loadOwn = useSetAtom(loadOwnAtom)
  const loadBadges = [useSetAtom(loadBadgeAtom), useSetAtom(loadCartBadgeAtom)]
  const [isNoticeOpen, setNoticeOpen] = useState(false)
  const isAreaKnown = areaName !== ''
  usePageCard({ route: 'home', title: useAtomValue(siteNameAtom) })
  useCartBadge()

  const load = () => (isAreaKnown ? Promise.all([...loads.map((one) => one(areaId)), loadOwn()]) : loadSite())
  const refresh = () => Promise.all([load(), ...loadBadges.map((one) => one())])
  useOnShow(`${areaId} ${areaName} ${user?.token ?? ''}`, () => void load())

  const noCity = !isAreaKnown && site.tag === 'failed' ? site : undefined
  const notice = area.tag === 'ready' ? area.value.notice : null
  // What stands above is known first, so that nothing visible jumps.
  const isAboveKnown =
    (area.tag === 'ready' || area.tag === 'failed') && (user === null || own.tag === 'ready' || own.tag === 'failed')
  const retry = () => void load()
  return (
    <Screen tab onRefresh={refresh}>
      <CityPlate />
      {notice && <NoticeStrip notice={notice} onOpen={() => setNoticeOpen(true)} />}
      <BeforeOpen text={homeCopy.closedText} />
      {!user?.blockNo && <Note>{homeCopy.use}</Note>}
      {user !== null && own.tag === 'ready' && <OwnRows own={own.value} onEnd={retry} />}
      <RemoteView of={noCity ?? (isAboveKnown ? market : { tag: 'loading' })} onRetry={retry} failure={words}>
        {(found) => (found.enabled ? <Zones market={found} /> : <MarketOff />)}
      </RemoteView>
      {market.tag === 'ready' && market.value.enabled && isAboveKnown && (
        <RemoteView of={offers} onRetry={retry} failure={words}>
          {(rows) => <Offers rows={rows} />}
        </RemoteView>
      )}
      {isAboveKnown && <Ways />}
      {notice && isNoticeOpen && (
        <LazyMessageBox
          type='info'
          title={notice.title}
          content={notice.content}
          onEvent={() => setNoticeOpen(false)}
        />
      )}
      <StartNotice />
      <SessionHost />
    </Screen>
  )
}
