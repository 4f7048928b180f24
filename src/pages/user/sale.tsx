import { useReachBottom, useRouter } from '@tarojs/taro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { NewsLine } from '@/features/news/components/news-line'
import { ownSalesCall } from '@/features/offers/atoms'
import { SalesTab } from '@/features/offers/components/sales-tab'
import { OrderTab } from '@/features/orders/components/order-tab'
import { OrdersFrame } from '@/features/orders/components/orders-frame'
import { listCopy } from '@/features/orders/copy'
import { loadMoreOrdersAtom, loadOrderListAtom } from '@/features/orders/list-atoms'
import { SessionHost } from '@/features/session/components/session-host'
import { useList } from '@/lib/api/use-list'
import { goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'

const tabs = ['running', 'listings', 'done', 'closed'] as const
type Tab = (typeof tabs)[number]

export default function MySalesPage() {
  const asked = useRouter().params.tab
  const [tab, setTab] = useState<Tab>(tabs.find((one) => one === asked) ?? 'running')
  const user = useAtomValue(userAtom)
  const loadOrders = useSetAtom(loadOrderListAtom)
  const loadMore = useSetAtom(loadMoreOrdersAtom)
  const sales = useList(ownSalesCall, user && tab === 'listings' ? { areaId: user.blockAreaId } : undefined)
  const load = async () => {
    if (!user) return
    if (tab === 'listings') await sales.refresh()
    else await loadOrders({ side: 'sale', tab })
  }
  useOnShow(`${tab} ${user?.token ?? ''}`, () => {
    if (tab !== 'listings') void load()
  })
  useReachBottom(() => {
    if (tab !== 'listings') void loadMore()
  })
  return (
    <OrdersFrame
      title={listCopy.saleTitle}
      tabs={tabs}
      tab={tab}
      onTab={setTab}
      onRefresh={load}
      after={<SessionHost />}
    >
      {tab === 'listings' && <NewsLine kind='sold' />}
      {tab === 'listings' ? (
        <SalesTab
          sales={sales}
          onReload={() => void sales.refresh()}
          onOpen={(saleId) => goTo('salePay', { saleId })}
          onEdit={(saleId) => goTo('saleAdd', { saleId })}
          onAdd={() => goTo('saleAdd')}
        />
      ) : (
        <OrderTab tab={tab} onRetry={() => void load()} />
      )}
    </OrdersFrame>
  )
}
