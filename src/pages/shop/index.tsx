import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { BillScreen } from '@/features/cashier/components/bill-screen'
import { billCopy } from '@/features/cashier/copy'
import { PayPasswordHost } from '@/features/pay-password/components/pay-password-host'
import { askForBlockAtom } from '@/lib/market/buy-block'
import { ofCity } from '@/features/session/host/of-city'
import { SessionHost } from '@/features/session/host/session-host'
import { GuestNotice } from '@/features/session/login/guest-notice'
import { ShareButton } from '@/features/share/components/share-button'
import { usePageCard } from '@/features/share/use-page-card'
import { forgetShopAtom, loadLevelsAtom, loadPaidShopAtom, loadShopAtom, paidShopAtom } from '@/features/shop/atoms'
import { ShopsScreen } from '@/features/shop/components/list/shops-screen'
import { copy } from '@/features/shop/copy'
import { termBill } from '@/features/shop/rules/bill'
import { goUp } from '@/lib/routes/go-up'
import { sessionAtom } from '@/lib/session/atoms'
import { siteNameAtom } from '@/lib/session/site'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'

/** The shops of the city, or (`payNo`) the cashier of a term. Source: community §5. */
export default function ShopsPage() {
  const { payNo = '' } = useParams()
  return payNo === '' ? <Shops /> : <Cashier payNo={payNo} />
}

const Shops = ofCity(copy.title, function Shops() {
  const { areaId, areaName, user } = useAtomValue(sessionAtom)
  const load = useSetAtom(loadLevelsAtom)
  const askForBlock = useSetAtom(askForBlockAtom)
  const siteName = useAtomValue(siteNameAtom)
  const reload = () => load(areaId)
  useOnShow(`${areaId} ${user?.token ?? ''}`, () => void reload())
  const card = usePageCard({ route: 'shop', title: `${areaName}${copy.title} · ${siteName}` })
  return (
    <ShopsScreen
      areaId={areaId}
      areaName={areaName}
      onReload={reload}
      onBuyBlock={askForBlock}
      navEnd={<ShareButton card={card} />}
    >
      <SessionHost />
    </ShopsScreen>
  )
})

function Cashier({ payNo }: { readonly payNo: string }) {
  const known = useAtomValue(paidShopAtom)
  const load = useSetAtom(loadPaidShopAtom)
  const loadShop = useSetAtom(loadShopAtom)
  const loadLevels = useSetAtom(loadLevelsAtom)
  const forget = useSetAtom(forgetShopAtom)
  const { areaId } = useAtomValue(sessionAtom)
  const [isFresh, setFresh] = useState(false)
  // A payment is private: the page's menu shares the city instead.
  usePageCard({ route: 'home', title: useAtomValue(siteNameAtom) })
  const shop = known.tag === 'ready' ? known.value : null
  const look = () => {
    if (!isFresh) forget()
    if (shop) goUp('shopInfo', { id: shop.shopId })
    else goUp('shop')
  }
  return (
    <BillScreen
      payNo={payNo}
      billOf={(pay) => termBill(pay, shop)}
      onLoad={({ bizId }) => load(bizId)}
      // The page below never says 去付款 of what is paid, and is not empty when one comes back.
      onPaid={() => {
        forget()
        setFresh(true)
        void loadLevels(areaId)
        if (shop) void loadShop(shop.shopId)
      }}
      onLook={look}
      guest={<GuestNotice text={billCopy.loginFirst} />}
    >
      <PayPasswordHost />
      <SessionHost />
    </BillScreen>
  )
}
