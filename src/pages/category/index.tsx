import { useAtomValue, useSetAtom } from 'jotai'
import { useCartBadge } from '@/features/block-market/cart/use-cart-badge'
import { loadMarketAtom } from '@/features/block-market/list/atoms'
import { CategoryScreen } from '@/features/block-market/list/components/category-screen'
import { copy } from '@/features/block-market/list/copy'
import { useSettleIn } from '@/features/session/accounts/use-settle-in'
import { ofCity } from '@/features/session/host/of-city'
import { SessionHost } from '@/features/session/host/session-host'
import { ShareButton } from '@/features/share/components/share-button'
import { useCityCard } from '@/features/share/use-city-card'
import { isTabRoute } from '@/lib/routes/tabs'
import { sessionAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'

/** The blocks of the city: which can be bought, and for how much. Source: community §8. */
export default ofCity(copy.title, function CategoryPage() {
  const { areaId, areaName } = useAtomValue(sessionAtom)
  const load = useSetAtom(loadMarketAtom)
  const reload = () => load(areaId)
  useCartBadge()
  useSettleIn()
  useOnShow(`${areaId}`, () => void reload())
  const card = useCityCard('category', copy.title)
  return (
    <CategoryScreen
      tab={isTabRoute('category')}
      areaId={areaId}
      areaName={areaName}
      onReload={reload}
      navEnd={<ShareButton card={card} />}
    >
      <SessionHost />
    </CategoryScreen>
  )
})
