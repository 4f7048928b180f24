import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { BillScreen } from '@/features/cashier/components/bill-screen'
import { billCopy } from '@/features/cashier/copy'
import { forgetExpandAtom, loadExpandAtom, loadPurchaseAtom, purchaseAtom } from '@/features/expand/atoms'
import { ExpandScreen } from '@/features/expand/components/expand-screen'
import { copy } from '@/features/expand/copy'
import { slotsBill } from '@/features/expand/rules/bill'
import { PayPasswordHost } from '@/features/pay-password/components/pay-password-host'
import { askForBlockAtom } from '@/lib/market/buy-block'
import { GuestNotice } from '@/features/session/login/guest-notice'
import { ofCity } from '@/features/session/host/of-city'
import { SessionHost } from '@/features/session/host/session-host'
import { ShareButton } from '@/features/share/components/share-button'
import { usePageCard } from '@/features/share/use-page-card'
import { goUp } from '@/lib/routes/go-up'
import { sessionAtom } from '@/lib/session/atoms'
import { loadSiteAtom, siteAtom, siteNameAtom } from '@/lib/session/site'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'

/** Expansion: the open round of the city, or (`payNo`) the cashier of slots. Source: community §2. */
export default function ExpandPage() {
  const { payNo = '' } = useParams()
  return payNo === '' ? <RoundPage /> : <Cashier payNo={payNo} />
}

const RoundPage = ofCity(copy.title, function RoundPage() {
  const { areaId, areaName, user } = useAtomValue(sessionAtom)
  const site = useAtomValue(siteAtom)
  const load = useSetAtom(loadExpandAtom)
  const loadSite = useSetAtom(loadSiteAtom)
  const askForBlock = useSetAtom(askForBlockAtom)
  const siteName = useAtomValue(siteNameAtom)
  const reload = () => Promise.all([load(areaId), loadSite()])
  useOnShow(`${areaId} ${user?.token ?? ''}`, () => void reload())
  const card = usePageCard({ route: 'expand', title: `${areaName}${copy.title} · ${siteName}` })
  return (
    <ExpandScreen
      areaId={areaId}
      isHalted={site.tag === 'ready' && site.value.halt !== undefined}
      onReload={reload}
      onBuyBlock={askForBlock}
      navEnd={<ShareButton card={card} />}
    >
      <SessionHost />
    </ExpandScreen>
  )
})

function Cashier({ payNo }: { readonly payNo: string }) {
  const known = useAtomValue(purchaseAtom)
  const load = useSetAtom(loadPurchaseAtom)
  const loadSlots = useSetAtom(loadExpandAtom)
  const forget = useSetAtom(forgetExpandAtom)
  const { areaId } = useAtomValue(sessionAtom)
  const [isFresh, setFresh] = useState(false)
  // A purchase is private: the page's menu shares the city instead.
  usePageCard({ route: 'home', title: useAtomValue(siteNameAtom) })
  const purchase = known.tag === 'ready' && known.value.payNo === payNo ? known.value : undefined
  return (
    <BillScreen
      payNo={payNo}
      billOf={() => slotsBill(purchase)}
      onLoad={({ bizId }) => load(bizId)}
      // The page below never says 去付款 of what is paid, and is not empty when one comes back.
      onPaid={() => {
        forget()
        setFresh(true)
        void loadSlots(areaId)
      }}
      onLook={() => {
        if (!isFresh) forget()
        goUp('expand')
      }}
      guest={<GuestNotice text={billCopy.loginFirst} />}
    >
      <PayPasswordHost />
      <SessionHost />
    </BillScreen>
  )
}
