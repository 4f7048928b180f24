import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { PaidScreen } from '@/features/cashier/components/paid-screen'
import { bidAtom, loadBidAtom } from '@/features/offers/atoms'
import { BidAbsent } from '@/features/offers/components/bid-absent'
import { afterBid, payableBid } from '@/features/offers/rules/bid-payable'
import { OrderAbsent } from '@/features/orders/list/order-absent'
import { loadOrderAtom, orderAtom } from '@/features/orders/one/atoms'
import { payableOrder } from '@/features/orders/one/rules'
import { afterOrder } from '@/features/orders/story/rules/after-pay'
import { SessionHost } from '@/features/session/host/session-host'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { goUp } from '@/lib/routes/go-up'
import { userAtom } from '@/lib/session/atoms'
import { useServerNow } from '@/lib/session/server-clock'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'

/**
 * After the payment of the reader's own order (`orderId`) or bid (`buyId`). The cashier has left it as it was before the payment: it is not
 * called unpaid before it was asked for again.
 */
export default function PaidPage() {
  const { orderId, buyId } = useParams()
  const bid = idParam(buyId)
  return bid === null ? <PaidOrder orderId={idParam(orderId)} /> : <PaidBid buyId={bid} />
}

function PaidOrder({ orderId }: { readonly orderId: number | null }) {
  const user = useAtomValue(userAtom)
  const order = useAtomValue(orderAtom)
  const nowMs = useServerNow()
  const load = useSetAtom(loadOrderAtom)
  const [askedId, setAskedId] = useState<number>()
  const reload = () => {
    if (user && orderId !== null) void load(orderId).then(() => setAskedId(orderId))
  }
  useOnShow(`${orderId} ${user?.token ?? ''}`, reload)
  const shown = order.tag === 'ready' && order.value.orderId === orderId ? order.value : undefined
  const isForeign = shown !== undefined && shown.side !== 'buyer'
  const payable = shown && payableOrder(shown)
  if (user && orderId !== null && payable && !isForeign && (payable.state !== 'unpaid' || askedId === orderId))
    return (
      <PaidScreen
        payable={payable}
        after={afterOrder(shown, nowMs)}
        plate={user.blockNo}
        onReload={reload}
        onLook={() => goUp('order', { id: orderId })}
        onPay={() => goInstead('salePay', { orderId })}
      >
        <SessionHost />
      </PaidScreen>
    )
  return (
    <OrderAbsent orderId={isForeign ? null : orderId} order={order} isSignedIn={user !== null} onRetry={reload}>
      <SessionHost />
    </OrderAbsent>
  )
}

function PaidBid({ buyId }: { readonly buyId: number }) {
  const user = useAtomValue(userAtom)
  const bid = useAtomValue(bidAtom)
  const nowMs = useServerNow()
  const load = useSetAtom(loadBidAtom)
  const [askedId, setAskedId] = useState<number>()
  const reload = () => {
    if (user) void load(buyId).then(() => setAskedId(buyId))
  }
  useOnShow(`${buyId} ${user?.token ?? ''}`, reload)
  const shown = bid.tag === 'ready' && bid.value.buyId === buyId ? bid.value : undefined
  const isForeign = shown !== undefined && !shown.mine
  const payable = shown && payableBid(shown, nowMs)
  if (user && payable && !isForeign && (payable.state !== 'unpaid' || askedId === buyId))
    return (
      <PaidScreen
        payable={payable}
        after={afterBid(shown, nowMs)}
        plate={user.blockNo}
        onReload={reload}
        onLook={() => goUp('myBuys', { tab: 'bids' })}
        onPay={() => goInstead('buyPay', { buyId })}
      >
        <SessionHost />
      </PaidScreen>
    )
  return (
    <BidAbsent buyId={buyId} bid={bid} isForeign={isForeign} isSignedIn={user !== null} onRetry={reload}>
      <SessionHost />
    </BidAbsent>
  )
}
