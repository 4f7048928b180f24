import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import type { CallError } from '@/lib/http/errors'
import { callErrorText } from '@/lib/http/errors'
import type { Remote } from '@/lib/remote/remote'
import { goTo } from '@/lib/routes/go'
import { openLoginAtom } from '@/lib/session/login/request'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { listCopy, orderCopy } from '../copy'

export interface OrderAbsentProps {
  readonly orderId: number | null
  readonly order: Remote<OrderDetail, CallError>
  readonly isSignedIn: boolean
  readonly onRetry: () => void
  readonly children?: ReactNode
}

/** The page of an order that cannot be shown: loading, failed, not the reader's, or nobody is signed in. */
export function OrderAbsent({ orderId, order, isSignedIn, onRetry, children }: OrderAbsentProps) {
  return (
    <Screen title={orderCopy.title}>
      <Body orderId={orderId} order={order} isSignedIn={isSignedIn} onRetry={onRetry} />
      {children}
    </Screen>
  )
}

function Body({ orderId, order, isSignedIn, onRetry }: OrderAbsentProps) {
  const openLogin = useSetAtom(openLoginAtom)
  if (!isSignedIn) {
    const login = { text: listCopy.login, onPress: () => openLogin() }
    return <EmptyState kind='empty' title={listCopy.loginFirst} action={login} />
  }
  const isUnknown = order.tag === 'failed' && order.error.kind === 'refused' && order.error.reason === 'NOT_FOUND'
  if (orderId === null || isUnknown) {
    const back = { text: orderCopy.toOrders, onPress: () => goTo('myBuys') }
    return <EmptyState kind='failed' title={orderCopy.unknown} text={orderCopy.unknownText} action={back} />
  }
  return (
    <RemoteView
      of={order.tag === 'ready' ? { tag: 'loading' } : order}
      onRetry={onRetry}
      failure={(error) => ({ text: `${callErrorText(error)}。${listCopy.safe}` })}
    >
      {() => null}
    </RemoteView>
  )
}
