import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { PayView } from '@contract/endpoints/money/pay'
import { goUp } from '@/lib/routes/go-up'
import { areaIdAtom, cityOfThingAtom } from '@/lib/session/atoms'
import { forgetExpandAtom, loadExpandAtom, loadPurchaseAtom, purchaseAtom } from './atoms'
import { slotsBill } from './rules/bill'

/** What the cashier of slots says and does: the purchase is read with the payment, and the round of its city known anew once it is paid. */
export function useSlotsBill(payNo: string) {
  const known = useAtomValue(purchaseAtom)
  const load = useSetAtom(loadPurchaseAtom)
  const loadSlots = useSetAtom(loadExpandAtom)
  const forget = useSetAtom(forgetExpandAtom)
  const chooseCity = useSetAtom(cityOfThingAtom)
  const chosen = useAtomValue(areaIdAtom)
  const [isFresh, setFresh] = useState(false)
  const purchase = known.tag === 'ready' && known.value.payNo === payNo ? known.value : undefined
  const areaId = purchase?.areaId ?? chosen
  return {
    billOf: () => slotsBill(purchase),
    onLoad: ({ bizId }: PayView) => load(bizId),
    // The page below never says 去付款 of what is paid, and is not empty when one comes back.
    onPaid: () => {
      forget()
      setFresh(true)
      void loadSlots(areaId)
    },
    onLook: () => {
      if (!isFresh) forget()
      chooseCity(areaId)
      goUp('expand')
    },
  }
}
