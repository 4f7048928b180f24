import { useReachBottom, useRouter } from '@tarojs/taro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { OrderTab } from '@/features/orders/components/order-tab'
import { OrdersFrame } from '@/features/orders/components/orders-frame'
import { listCopy } from '@/features/orders/copy'
import { loadMoreOrdersAtom, loadOrderListAtom } from '@/features/orders/list-atoms'
import { SessionHost } from '@/features/session/components/session-host'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { Void } from '@/ui/void/void'

const tabs = ['running', 'bids', 'done', 'closed'] as const
type Tab = (typeof tabs)[number]

export default function MyBuysPage() {
  const asked = useRouter().params.tab
  const [tab, setTab] = useState<Tab>(tabs.find((one) => one === asked) ?? 'running')
  const user = useAtomValue(userAtom)
  const loadOrders = useSetAtom(loadOrderListAtom)
  const loadMore = useSetAtom(loadMoreOrdersAtom)
  const load = async () => {
    if (user && tab !== 'bids') await loadOrders({ side: 'buy', tab })
  }
  useOnShow(`${tab} ${user?.token ?? ''}`, () => void load())
  useReachBottom(() => void loadMore())
  return (
    <OrdersFrame
      title={listCopy.buyTitle}
      tabs={tabs}
      tab={tab}
      onTab={setTab}
      onRefresh={load}
      after={<SessionHost />}
    >
      {tab === 'bids' ? (
        <Void kind='empty' title={listCopy.noBids} />
      ) : (
        <OrderTab tab={tab} onRetry={() => void load()} />
      )}
    </OrdersFrame>
  )
}
