import { useReachBottom, useRouter } from '@tarojs/taro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { OrderTab } from '@/features/orders/components/order-tab'
import { OrdersFrame } from '@/features/orders/components/orders-frame'
import { OwnListingsTab } from '@/features/orders/components/own-listings-tab'
import { listCopy } from '@/features/orders/copy'
import { loadMoreOrdersAtom, loadOrderListAtom, loadOwnListingsAtom } from '@/features/orders/list-atoms'
import { SessionHost } from '@/features/session/components/session-host'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'

const tabs = ['running', 'listings', 'done', 'closed'] as const
type Tab = (typeof tabs)[number]

export default function MySalesPage() {
  const asked = useRouter().params.tab
  const [tab, setTab] = useState<Tab>(tabs.find((one) => one === asked) ?? 'running')
  const user = useAtomValue(userAtom)
  const loadOrders = useSetAtom(loadOrderListAtom)
  const loadListings = useSetAtom(loadOwnListingsAtom)
  const loadMore = useSetAtom(loadMoreOrdersAtom)
  const load = async () => {
    if (!user) return
    if (tab === 'listings') await loadListings()
    else await loadOrders({ side: 'sale', tab })
  }
  useOnShow(`${tab} ${user?.token ?? ''}`, () => void load())
  useReachBottom(() => void loadMore())
  return (
    <OrdersFrame
      title={listCopy.saleTitle}
      tabs={tabs}
      tab={tab}
      onTab={setTab}
      onRefresh={load}
      after={<SessionHost />}
    >
      {tab === 'listings' ? (
        <OwnListingsTab onRetry={() => void load()} />
      ) : (
        <OrderTab tab={tab} onRetry={() => void load()} />
      )}
    </OrdersFrame>
  )
}
