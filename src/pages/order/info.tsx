import { useRouter } from '@tarojs/taro'
import { useAtomValue, useSetAtom } from 'jotai'
import { NewsLine } from '@/features/news/components/news-line'
import { loadOrderAtom, orderAtom } from '@/features/orders/atoms'
import { OrderScreen } from '@/features/orders/components/order-screen'
import { OrderVoid } from '@/features/orders/components/order-void'
import { SessionHost } from '@/features/session/components/session-host'
import { idParam } from '@/lib/routes/address'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'

export default function OrderInfoPage() {
  const orderId = idParam(useRouter().params.id)
  const user = useAtomValue(userAtom)
  const order = useAtomValue(orderAtom)
  const load = useSetAtom(loadOrderAtom)
  const reload = async () => {
    if (orderId !== null && user) await load(orderId)
  }
  useOnShow(`${orderId} ${user?.token ?? ''}`, () => void reload())

  const isAwaited = order.tag === 'ready' && order.value.side === 'buyer' && order.value.state === 'paid'
  if (user && order.tag === 'ready' && order.value.orderId === orderId)
    return (
      <OrderScreen order={order.value} onReload={reload} offer={isAwaited && <NewsLine kind='delivery' />}>
        <SessionHost />
      </OrderScreen>
    )
  return (
    <OrderVoid orderId={orderId} order={order} isSignedIn={user !== null} onRetry={() => void reload()}>
      <SessionHost />
    </OrderVoid>
  )
}
