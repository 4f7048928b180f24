import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { NewsLine } from '@/features/news/components/news-line'
import { ownSalesCall } from '@/features/offers/atoms'
import { SalesTab } from '@/features/offers/components/sales-tab'
import { OrderTab } from '@/features/orders/list/order-tab'
import { OrdersFrame } from '@/features/orders/list/orders-frame'
import { listCopy } from '@/features/orders/copy'
import { ordersWish, ownOrdersCall } from '@/features/orders/list/list-atoms'
import { loadPointsAtom, pointsAtom } from '@/features/points/atoms'
import { SessionHost } from '@/features/session/host/session-host'
import { useList } from '@/lib/api/use-list'
import { goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'

const tabs = ['running', 'listings', 'done', 'closed'] as const
type Tab = (typeof tabs)[number]

export default function MySalesPage() {
  const { tab: asked, group } = useParams()
  const [tab, setTab] = useState<Tab>(tabs.find((one) => one === asked) ?? 'running')
  const [q, setQ] = useState('')
  const user = useAtomValue(userAtom)
  const sales = useList(ownSalesCall, user && tab === 'listings' ? { areaId: user.blockAreaId } : undefined)
  const points = useAtomValue(pointsAtom)
  const loadPoints = useSetAtom(loadPointsAtom)
  useOnShow(`${user?.token ?? ''} ${tab}`, () => void (tab === 'listings' && loadPoints()))
  const orders = useList(ownOrdersCall, user && tab !== 'listings' ? ordersWish('sale', tab, group, q) : undefined)
  return (
    <OrdersFrame
      title={listCopy.saleTitle}
      tabs={tabs}
      tab={tab}
      onTab={setTab}
      onRefresh={tab === 'listings' ? sales.refresh : orders.refresh}
      after={<SessionHost />}
    >
      {tab === 'listings' && <NewsLine kind='sold' />}
      {tab === 'listings' ? (
        <SalesTab
          points={points.tag === 'ready' ? points.value.points : undefined}
          sales={sales}
          onReload={() => void Promise.all([sales.refresh(), loadPoints()])}
          onOpen={(saleId) => goTo('salePay', { saleId })}
          onEdit={(saleId) => goTo('saleAdd', { saleId })}
          onAdd={() => goTo('saleAdd')}
        />
      ) : (
        <OrderTab tab={tab} orders={orders} q={q} onSeek={setQ} />
      )}
    </OrdersFrame>
  )
}
