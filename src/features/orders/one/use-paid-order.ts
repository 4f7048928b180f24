import { useKnown } from '@/lib/api/use-known'
import { useServerNow } from '@/lib/session/server-clock'
import { afterOrder } from '../story/rules/after-pay'
import { loadOrderAtom, orderAtom } from './atoms'
import { payableOrder } from './rules'

/**
 * What follows from the payment of the reader's own order: `paid` once that is known. The cashier has left the order as it was before the
 * payment, so it is not called unpaid before it was asked for again.
 */
export function usePaidOrder(orderId: number | null, isSignedIn: boolean) {
  const nowMs = useServerNow()
  const { value, state, reload, isFresh } = useKnown({
    key: isSignedIn ? orderId : null,
    of: { valueAtom: orderAtom, loadAtom: loadOrderAtom },
    isSought: (one) => one.orderId === orderId,
  })
  const isForeign = value !== undefined && value.side !== 'buyer'
  const payable = value && payableOrder(value)
  const isTold = isSignedIn && payable && !isForeign && (payable.state !== 'unpaid' || isFresh)
  return {
    paid: isTold ? { payable, after: afterOrder(value, nowMs) } : undefined,
    absent: { orderId: isForeign ? null : orderId, order: state },
    reload: () => void reload(),
  }
}
