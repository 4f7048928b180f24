import { useAtomValue, useSetAtom } from 'jotai'
import { BillScreen } from '@/features/cashier/components/bill-screen'
import { loadExpandAtom } from '@/features/expand/atoms'
import { ExpandScreen } from '@/features/expand/components/expand-screen'
import { copy } from '@/features/expand/copy'
import { useSlotsBill } from '@/features/expand/use-slots-bill'
import { PayPasswordHost } from '@/features/pay-password/components/pay-password-host'
import { ofCity } from '@/features/session/host/of-city'
import { SessionHost } from '@/features/session/host/session-host'
import { ShareButton } from '@/features/share/components/share-button'
import { useCityCard } from '@/features/share/use-city-card'
import { useHomeCard } from '@/features/share/use-home-card'
import { askForBlockAtom } from '@/lib/market/buy-block'
import { sessionAtom } from '@/lib/session/atoms'
import { isHaltedAtom, loadSiteAtom } from '@/lib/session/site'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'

/** Expansion: the open round of the city, or (`payNo`) the cashier of slots. Source: community §2. */
export default function ExpandPage() {
  const { payNo = '' } = useParams()
  return payNo === '' ? <RoundPage /> : <Cashier payNo={payNo} />
}

const RoundPage = ofCity(copy.title, function RoundPage() {
  const { areaId, user } = useAtomValue(sessionAtom)
  const isHalted = useAtomValue(isHaltedAtom)
  const load = useSetAtom(loadExpandAtom)
  const loadSite = useSetAtom(loadSiteAtom)
  const askForBlock = useSetAtom(askForBlockAtom)
  const reload = () => Promise.all([load(areaId), loadSite()])
  useOnShow(`${areaId} ${user?.token ?? ''}`, () => void reload())
  const share = <ShareButton card={useCityCard('expand', copy.title)} />
  return (
    <ExpandScreen areaId={areaId} isHalted={isHalted} onReload={reload} onBuyBlock={askForBlock} navEnd={share}>
      <SessionHost />
    </ExpandScreen>
  )
})

function Cashier({ payNo }: { readonly payNo: string }) {
  useHomeCard()
  return (
    <BillScreen payNo={payNo} {...useSlotsBill(payNo)}>
      <PayPasswordHost />
      <SessionHost />
    </BillScreen>
  )
}
