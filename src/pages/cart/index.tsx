import { useAtomValue, useSetAtom } from 'jotai'
import { loadCartAtom } from '@/features/block-market/cart/atoms'
import { CartScreen } from '@/features/block-market/cart/components/cart-screen'
import { useCartBadge } from '@/features/block-market/cart/use-cart-badge'
import { SessionHost } from '@/features/session/host/session-host'
import { goTo } from '@/lib/routes/go'
import { isTabRoute } from '@/lib/routes/tabs'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'

/** The cart of blocks. Source: specification §2; community §8. */
export default function CartPage() {
  const user = useAtomValue(userAtom)
  const load = useSetAtom(loadCartAtom)
  useCartBadge()
  useOnShow(user?.token ?? '', () => void load())
  return (
    <CartScreen tab={isTabRoute('cart')} onLook={() => goTo('category')}>
      <SessionHost />
    </CartScreen>
  )
}
