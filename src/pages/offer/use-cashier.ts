import { useAtomValue, useSetAtom } from 'jotai'
import { useAddressNeeded } from '@/features/addresses/use-address-needed'
import { loadPurseAtom } from '@/features/cashier/atoms'
import { orderAbsence } from '@/features/orders/list/order-absence'
import { loadOrderAtom, orderAtom } from '@/features/orders/one/atoms'
import { isPosted, needsAddress, payableOrder } from '@/features/orders/one/rules'
import { useHomeCard } from '@/features/share/use-home-card'
import { useKnown } from '@/lib/api/use-known'
import { goInstead } from '@/lib/routes/go'
import { goUp } from '@/lib/routes/go-up'
import { userAtom } from '@/lib/session/atoms'

/** The reader's own order at its cashier; `cashier` is undefined until it can be paid, or looked at, there. */
export function useCashier(orderId: number) {
  const user = useAtomValue(userAtom)
  const order = useKnown({
    key: user && orderId,
    of: { valueAtom: orderAtom, loadAtom: loadOrderAtom },
    isSought: (one) => one.orderId === orderId,
    also: useSetAtom(loadPurseAtom),
  })
  const { value, state } = order
  const onLook = () => goUp('order', { id: orderId })
  const onReload = () => void order.reload()
  const notYet = useAddressNeeded(needsAddress(value) ? orderId : undefined)
  useHomeCard()
  const cashier = user &&
    value && {
      payable: payableOrder(value),
      plate: user.blockNo,
      onReload,
      onLook,
      onPaid: () => goInstead('paid', { orderId }),
      notYet,
    }
  const absent = { ...orderAbsence(orderId, state), of: state, onReload }
  return { cashier, isPosted: isPosted(value), absent, onMissing: onLook }
}
