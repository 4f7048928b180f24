import { useAtomValue, useSetAtom } from 'jotai'
import { loadPriceTableAtom } from '@/features/expand/atoms'
import { PriceScreen } from '@/features/expand/components/price-screen'
import { priceCopy } from '@/features/expand/copy'
import { SessionHost } from '@/features/session/host/session-host'
import { ShareButton } from '@/features/share/components/share-button'
import { usePageCard } from '@/features/share/use-page-card'
import { userAtom } from '@/lib/session/atoms'
import { siteNameAtom } from '@/lib/session/site'
import { useOnShow } from '@/platform/page/use-on-show'

/** The price table of the city that the menu names. Source: community §2. */
export default function ExpandPricePage() {
  const user = useAtomValue(userAtom)
  const load = useSetAtom(loadPriceTableAtom)
  const card = usePageCard({ route: 'expandPrice', title: `${priceCopy.anyTitle} · ${useAtomValue(siteNameAtom)}` })
  useOnShow(user?.token ?? '', () => void load())
  return (
    <PriceScreen onReload={load} navEnd={<ShareButton card={card} />}>
      <SessionHost />
    </PriceScreen>
  )
}
