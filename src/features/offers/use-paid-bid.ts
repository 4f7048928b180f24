import { useKnown } from '@/lib/api/use-known'
import { useServerNow } from '@/lib/session/server-clock'
import { bidAtom, loadBidAtom } from './atoms'
import { afterBid, payableBid } from './rules/bid-payable'

/** What follows from the payment of the reader's own bid: `paid` once that is known; not called unpaid before it was asked for again. */
export function usePaidBid(buyId: number, isSignedIn: boolean) {
  const nowMs = useServerNow()
  const { value, state, reload, isFresh } = useKnown({
    key: isSignedIn ? buyId : null,
    of: { valueAtom: bidAtom, loadAtom: loadBidAtom },
    isSought: (one) => one.buyId === buyId,
  })
  const isForeign = value !== undefined && !value.mine
  const payable = value && payableBid(value, nowMs)
  const isTold = isSignedIn && payable && !isForeign && (payable.state !== 'unpaid' || isFresh)
  return {
    paid: isTold ? { payable, after: afterBid(value, nowMs) } : undefined,
    absent: { buyId, bid: state, isForeign },
    reload: () => void reload(),
  }
}
