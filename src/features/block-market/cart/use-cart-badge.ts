import { useAtomValue, useSetAtom } from 'jotai'
import { isTabRoute } from '@/lib/routes/tabs'
import { useOnShow } from '@/platform/page/use-on-show'
import { drawCartBadgeAtom } from './badge'
import { cartCountAtom } from './count'

/** On a tab page of the market edition: draws the cart's badge again, which the platform refuses while another page shows. */
export function useCartBadge(): void {
  const draw = useSetAtom(drawCartBadgeAtom)
  const count = useAtomValue(cartCountAtom)
  useOnShow(`${count}`, () => {
    if (isTabRoute('cart')) void draw()
  })
}
