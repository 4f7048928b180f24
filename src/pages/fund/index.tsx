import { useAtomValue, useSetAtom } from 'jotai'
import { billCopy } from '@/features/cashier/copy'
import { loadFundAtom } from '@/features/fund/atoms'
import { checkFundAtom } from '@/features/fund/check-atoms'
import { FundScreen } from '@/features/fund/components/fund-screen'
import { copy } from '@/features/fund/copy'
import { giftBill } from '@/features/fund/rules/bill'
import { ofCity } from '@/features/session/host/of-city'
import { SessionHost } from '@/features/session/host/session-host'
import { GuestNotice } from '@/features/session/login/guest-notice'
import { ShareButton } from '@/features/share/components/share-button'
import { usePageCard } from '@/features/share/use-page-card'
import { lazy } from '@/lib/lazy/lazy'
import { goUp } from '@/lib/routes/go-up'
import { sessionAtom } from '@/lib/session/atoms'
import { loadSiteAtom, siteAtom, siteNameAtom } from '@/lib/session/site'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'

// Who reads the fund does not wait for what pays.
const BillScreen = lazy(() =>
  import(/* webpackChunkName: "pay" */ '@/features/cashier/components/bill-screen').then(
    ({ BillScreen }) => BillScreen,
  ),
)
const PayPasswordHost = lazy(() =>
  import(/* webpackChunkName: "pay" */ '@/features/pay-password/components/pay-password-host').then(
    ({ PayPasswordHost }) => PayPasswordHost,
  ),
)

/** The fund of the city, or (`payNo`) the cashier of a gift. Source: community §3. */
export default function FundPage() {
  const { payNo = '' } = useParams()
  return payNo === '' ? <Fund /> : <Cashier payNo={payNo} />
}

const Fund = ofCity(copy.title, function Fund() {
  const { areaId, areaName, user } = useAtomValue(sessionAtom)
  const site = useAtomValue(siteAtom)
  const load = useSetAtom(loadFundAtom)
  const check = useSetAtom(checkFundAtom)
  const loadSite = useSetAtom(loadSiteAtom)
  const siteName = useAtomValue(siteNameAtom)
  const reload = () => Promise.all([load(areaId), loadSite(), check(areaId)])
  useOnShow(`${areaId} ${user?.token ?? ''}`, () => void reload())
  const card = usePageCard({ route: 'fund', title: `${areaName}${copy.title} · ${siteName}` })
  return (
    <FundScreen
      areaId={areaId}
      areaName={areaName}
      isHalted={site.tag === 'ready' && site.value.halt !== undefined}
      onReload={reload}
      navEnd={<ShareButton card={card} />}
    >
      <SessionHost />
    </FundScreen>
  )
})

function Cashier({ payNo }: { readonly payNo: string }) {
  // A gift is nobody else's: the page's menu shares the city instead.
  usePageCard({ route: 'home', title: useAtomValue(siteNameAtom) })
  const toFund = () => goUp('fund')
  return (
    <BillScreen
      payNo={payNo}
      billOf={() => giftBill}
      onLook={toFund}
      onMissing={toFund}
      guest={<GuestNotice text={billCopy.loginFirst} />}
    >
      <PayPasswordHost onMissing={toFund} />
      <SessionHost />
    </BillScreen>
  )
}
