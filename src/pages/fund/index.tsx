import { useAtomValue, useSetAtom } from 'jotai'
import { LazyBillScreen } from '@/features/cashier/components/lazy-bill-screen'
import { loadFundAtom } from '@/features/fund/atoms'
import { checkFundAtom } from '@/features/fund/check-atoms'
import { FundScreen } from '@/features/fund/components/fund-screen'
import { copy } from '@/features/fund/copy'
import { giftBill } from '@/features/fund/rules/bill'
import { LazyPayPasswordHost } from '@/features/pay-password/components/lazy-pay-password-host'
import { ofCity } from '@/features/session/host/of-city'
import { SessionHost } from '@/features/session/host/session-host'
import { ShareButton } from '@/features/share/components/share-button'
import { useCityCard } from '@/features/share/use-city-card'
import { useHomeCard } from '@/features/share/use-home-card'
import { goUp } from '@/lib/routes/go-up'
import { sessionAtom } from '@/lib/session/atoms'
import { isHaltedAtom, loadSiteAtom } from '@/lib/session/site'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'

/** The fund of the city, or (`payNo`) the cashier of a gift. Source: community §3. */
export default function FundPage() {
  const { payNo = '' } = useParams()
  return payNo === '' ? <Fund /> : <Cashier payNo={payNo} />
}

const Fund = ofCity(copy.title, function Fund() {
  const { areaId, areaName, user } = useAtomValue(sessionAtom)
  const isHalted = useAtomValue(isHaltedAtom)
  const load = useSetAtom(loadFundAtom)
  const check = useSetAtom(checkFundAtom)
  const loadSite = useSetAtom(loadSiteAtom)
  const reload = () => Promise.all([load(areaId), loadSite(), check(areaId)])
  useOnShow(`${areaId} ${user?.token ?? ''}`, () => void reload())
  const share = <ShareButton card={useCityCard('fund', copy.title)} />
  return (
    <FundScreen areaId={areaId} areaName={areaName} isHalted={isHalted} onReload={reload} navEnd={share}>
      <SessionHost />
    </FundScreen>
  )
})

const toFund = () => goUp('fund')

function Cashier({ payNo }: { readonly payNo: string }) {
  useHomeCard()
  return (
    <LazyBillScreen payNo={payNo} billOf={() => giftBill} onLook={toFund} onMissing={toFund}>
      <LazyPayPasswordHost onMissing={toFund} />
      <SessionHost />
    </LazyBillScreen>
  )
}
