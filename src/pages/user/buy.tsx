import { useReachBottom, useRouter } from '@tarojs/taro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { ownBidsCall } from '@/features/offers/atoms'
import { BidsTab } from '@/features/offers/components/bids-tab'
import { OrderTab } from '@/features/orders/components/order-tab'
import { OrdersFrame } from '@/features/orders/components/orders-frame'
import { listCopy } from '@/features/orders/copy'
import { loadMoreOrdersAtom, loadOrderListAtom } from '@/features/orders/list-atoms'
import { SessionHost } from '@/features/session/components/session-host'
import { useList } from '@/lib/api/use-list'
import { goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'

const tabs = ['running', 'bids', 'done', 'closed'] as const
type Tab = (typeof tabs)[number]

export default function MyBuysPage() {
  const asked = useRouter().params.tab
  const [tab, setTab] = useState<Tab>(tabs.find((one) => one === asked) ?? 'running')
  const user = useAtomValue(userAtom)
  const loadOrders = useSetAtom(loadOrderListAtom)
  const loadMore = useSetAtom(loadMoreOrdersAtom)
  const bids = useList(ownBidsCall, user && tab === 'bids' ? { areaId: user.blockAreaId } : undefined)
  const load = async () => {
    if (!user) return
    if (tab === 'bids') await bids.refresh()
    else await loadOrders({ side: 'buy', tab })
  }
  useOnShow(`${tab} ${user?.token ?? ''}`, () => {
    if (tab !== 'bids') void load()
  })
  useReachBottom(() => {
    if (tab !== 'bids') void loadMore()
  })
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
        <BidsTab
          bids={bids}
          onReload={() => void bids.refresh()}
          onPay={(buyId) => goTo('buyPay', { buyId })}
          onAdd={() => goTo('buyAdd')}
        />
      ) : (
        <OrderTab tab={tab} onRetry={() => void load()} />
      )}
    </OrdersFrame>
  )
}
