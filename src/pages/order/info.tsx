import { useAtomValue } from 'jotai'
import { OrderAddress } from '@/features/addresses/components/order-address'
import { NewsLine } from '@/features/news/components/news-line'
import { loadOrderAtom, orderAtom } from '@/features/orders/one/atoms'
import { OrderScreen } from '@/features/orders/one/order-screen'
import { orderAbsence } from '@/features/orders/list/order-absence'
import { Report } from '@/features/reports/components/report'
import { AbsentPage } from '@/features/session/host/absent-page'
import { SessionHost } from '@/features/session/host/session-host'
import { useKnown } from '@/lib/api/use-known'
import { idParam } from '@/lib/routes/address'
import { userAtom } from '@/lib/session/atoms'
import { useParams } from '@/platform/page/use-params'

export default function OrderInfoPage() {
  const { id, act } = useParams()
  const orderId = idParam(id)
  const user = useAtomValue(userAtom)
  const { value, state, reload, isFresh } = useKnown({
    key: user && orderId,
    of: { valueAtom: orderAtom, loadAtom: loadOrderAtom },
    isSought: (one) => one.orderId === orderId,
  })
  if (user && value)
    return (
      <OrderScreen
        order={value}
        onReload={reload}
        report={(refType, refId) => <Report refType={refType} refId={refId} isSmall />}
        // Data from an earlier visit may be old, so the act named in the address waits for the fresh answer.
        asked={isFresh ? act : undefined}
        address={
          value.delivery === 'post' && <OrderAddress orderId={value.orderId} state={value.state} side={value.side} />
        }
        offer={value.side === 'buyer' && value.state === 'paid' && <NewsLine kind='delivery' />}
      >
        <SessionHost />
      </OrderScreen>
    )
  return <AbsentPage {...orderAbsence(orderId, state)} of={state} onReload={reload} />
}
