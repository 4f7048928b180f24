import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { ownBidsCall } from '@/features/offers/atoms'
import { BidsTab } from '@/features/offers/components/bids-tab'
import { OrderTab } from '@/features/orders/list/order-tab'
import { OrdersFrame } from '@/features/orders/list/orders-frame'
import { listCopy } from '@/features/orders/copy'
import { ordersWish, ownOrdersCall } from '@/features/orders/list/list-atoms'
import { SessionHost } from '@/features/session/host/session-host'
import { useList } from '@/lib/api/use-list'
import { goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { useParams } from '@/platform/page/use-params'

const tabs = ['running', 'bids', 'done', 'closed'] as const
type Tab = (typeof tabs)[number]

export default function MyBuysPage() {
  const { tab: asked, group } = useParams()
  const [tab, setTab] = useState<Tab>(tabs.find((one) => one === asked) ?? 'running')
  const [q, setQ] = useState('')
  const user = useAtomValue(userAtom)
  const bids = useList(ownBidsCall, user && tab === 'bids' ? { areaId: user.blockAreaId } : undefined)
  const orders = useList(ownOrdersCall, user && tab !== 'bids' ? ordersWish('buy', tab, group, q) : undefined)
  return (
    <OrdersFrame
      title={listCopy.buyTitle}
      tabs={tabs}
      tab={tab}
      onTab={setTab}
      onRefresh={tab === 'bids' ? bids.refresh : orders.refresh}
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
        <OrderTab tab={tab} orders={orders} q={q} onSeek={setQ} />
      )}
    </OrdersFrame>
  )
}
