import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { OrderAddress } from '@/features/addresses/components/order-address'
import { NewsLine } from '@/features/news/components/news-line'
import { loadOrderAtom, orderAtom } from '@/features/orders/one/atoms'
import { OrderScreen } from '@/features/orders/one/order-screen'
import { OrderAbsent } from '@/features/orders/list/order-absent'
import { Report } from '@/features/reports/components/report'
import { SessionHost } from '@/features/session/host/session-host'
import { idParam } from '@/lib/routes/address'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'

export default function OrderInfoPage() {
  const { id, act } = useParams()
  const orderId = idParam(id)
  const user = useAtomValue(userAtom)
  const order = useAtomValue(orderAtom)
  const load = useSetAtom(loadOrderAtom)
  const reload = async () => {
    if (orderId !== null && user) await load(orderId)
  }
  // Data from an earlier visit may be old, so the act named in the address waits for the fresh answer.
  const [isLoaded, setLoaded] = useState(false)
  useOnShow(`${orderId} ${user?.token ?? ''}`, () => void reload().then(() => setLoaded(true)))

  const isAwaited = order.tag === 'ready' && order.value.side === 'buyer' && order.value.state === 'paid'
  if (user && order.tag === 'ready' && order.value.orderId === orderId)
    return (
      <OrderScreen
        order={order.value}
        onReload={reload}
        report={(refType, refId) => <Report refType={refType} refId={refId} isSmall />}
        asked={isLoaded ? act : undefined}
        address={
          order.value.delivery === 'post' && (
            <OrderAddress orderId={orderId} state={order.value.state} side={order.value.side} />
          )
        }
        offer={isAwaited && <NewsLine kind='delivery' />}
      >
        <SessionHost />
      </OrderScreen>
    )
  return (
    <OrderAbsent orderId={orderId} order={order} isSignedIn={user !== null} onRetry={() => void reload()}>
      <SessionHost />
    </OrderAbsent>
  )
}
