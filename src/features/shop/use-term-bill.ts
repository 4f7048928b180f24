import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { PayView } from '@contract/endpoints/money/pay'
import { goUp } from '@/lib/routes/go-up'
import { areaIdAtom } from '@/lib/session/atoms'
import { forgetShopAtom, loadLevelsAtom, loadPaidShopAtom, loadShopAtom, paidShopAtom } from './atoms'
import { termBill } from './rules/bill'

/** What the cashier of a term says and does: its shop is read with the payment, and known anew once it is paid. */
export function useTermBill() {
  const known = useAtomValue(paidShopAtom)
  const load = useSetAtom(loadPaidShopAtom)
  const loadShop = useSetAtom(loadShopAtom)
  const loadLevels = useSetAtom(loadLevelsAtom)
  const forget = useSetAtom(forgetShopAtom)
  const chosen = useAtomValue(areaIdAtom)
  const [isFresh, setFresh] = useState(false)
  const shop = known.tag === 'ready' ? known.value : null
  const areaId = shop?.areaId ?? chosen
  return {
    billOf: (pay: PayView) => termBill(pay, shop),
    onLoad: ({ bizId }: PayView) => load(bizId),
    // The page below never says 去付款 of what is paid, and is not empty when one comes back.
    onPaid: () => {
      forget()
      setFresh(true)
      void loadLevels(areaId)
      if (shop) void loadShop(shop.shopId)
    },
    onLook: () => {
      if (!isFresh) forget()
      if (shop) goUp('shopInfo', { id: shop.shopId })
      else goUp('shop')
    },
  }
}
