import { useAtomValue, useSetAtom } from 'jotai'
import { BillScreen } from '@/features/cashier/components/bill-screen'
import { PayPasswordHost } from '@/features/pay-password/components/pay-password-host'
import { ofCity } from '@/features/session/host/of-city'
import { SessionHost } from '@/features/session/host/session-host'
import { ShareButton } from '@/features/share/components/share-button'
import { useCityCard } from '@/features/share/use-city-card'
import { useHomeCard } from '@/features/share/use-home-card'
import { loadLevelsAtom } from '@/features/shop/atoms'
import { ShopsScreen } from '@/features/shop/components/list/shops-screen'
import { copy } from '@/features/shop/copy'
import { useTermBill } from '@/features/shop/use-term-bill'
import { askForBlockAtom } from '@/lib/market/buy-block'
import { sessionAtom } from '@/lib/session/atoms'
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
  const reload = () => load(areaId)
  useOnShow(`${areaId} ${user?.token ?? ''}`, () => void reload())
  const share = <ShareButton card={useCityCard('shop', copy.title)} />
  return (
    <ShopsScreen areaId={areaId} areaName={areaName} onReload={reload} onBuyBlock={askForBlock} navEnd={share}>
      <SessionHost />
    </ShopsScreen>
  )
})

function Cashier({ payNo }: { readonly payNo: string }) {
  useHomeCard()
  return (
    <BillScreen payNo={payNo} {...useTermBill()}>
      <PayPasswordHost />
      <SessionHost />
    </BillScreen>
  )
}
