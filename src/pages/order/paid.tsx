import { useAtomValue } from 'jotai'
import { PaidScreen } from '@/features/cashier/components/paid-screen'
import { bidAbsence } from '@/features/offers/bid-absence'
import { usePaidBid } from '@/features/offers/use-paid-bid'
import { orderAbsence } from '@/features/orders/list/order-absence'
import { usePaidOrder } from '@/features/orders/one/use-paid-order'
import { AbsentPage } from '@/features/session/host/absent-page'
import { SessionHost } from '@/features/session/host/session-host'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { goUp } from '@/lib/routes/go-up'
import { userAtom } from '@/lib/session/atoms'
import { useParams } from '@/platform/page/use-params'

/** After the payment of the reader's own order (`orderId`) or bid (`buyId`). */
export default function PaidPage() {
  const { orderId, buyId } = useParams()
  const bid = idParam(buyId)
  return bid === null ? <PaidOrder orderId={idParam(orderId)} /> : <PaidBid buyId={bid} />
}

function PaidOrder({ orderId }: { readonly orderId: number | null }) {
  const user = useAtomValue(userAtom)
  const { paid, absent, reload } = usePaidOrder(orderId, user !== null)
  const pay = () => orderId !== null && goInstead('salePay', { orderId })
  const look = () => orderId !== null && goUp('order', { id: orderId })
  if (paid)
    return (
      <PaidScreen {...paid} plate={user?.blockNo} onReload={reload} onLook={look} onPay={pay}>
        <SessionHost />
      </PaidScreen>
    )
  return <AbsentPage {...orderAbsence(absent.orderId, absent.order)} of={absent.order} onReload={reload} />
}

function PaidBid({ buyId }: { readonly buyId: number }) {
  const user = useAtomValue(userAtom)
  const { paid, absent, reload } = usePaidBid(buyId, user !== null)
  const pay = () => goInstead('buyPay', { buyId })
  const look = () => goUp('myBuys', { tab: 'bids' })
  if (paid)
    return (
      <PaidScreen {...paid} plate={user?.blockNo} onReload={reload} onLook={look} onPay={pay}>
        <SessionHost />
      </PaidScreen>
    )
  return <AbsentPage {...bidAbsence(absent.buyId, absent.bid, absent.isForeign)} of={absent.bid} onReload={reload} />
}
