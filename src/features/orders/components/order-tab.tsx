import { useAtomValue, useSetAtom } from 'jotai'
import type { OrderView } from '@contract/endpoints/orders'
import { callErrorText } from '@/lib/http/errors'
import { goTo } from '@/lib/routes/go'
import { ListFoot } from '@/ui/list-foot/list-foot'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Void } from '@/ui/void/void'
import type { OrderAct } from '../acts'
import { listCopy } from '../copy'
import type { OrderTab as Tab } from '../list-atoms'
import { loadMoreOrdersAtom, orderListAtom, orderListMoreAtom } from '../list-atoms'
import { OrderList } from './order-list'

export interface OrderTabProps {
  readonly tab: Tab
  readonly onRetry: () => void
}

const footStates = { idle: 'more', loading: 'loading', failed: 'error' } as const

/** The button of a card leads to the page where the act is made: the cashier for paying, else the order. */
const open = (order: OrderView, act?: OrderAct) => {
  if (act === 'pay') goTo('salePay', { orderId: order.orderId })
  else goTo('order', { id: order.orderId })
}

/** One tab of own orders: the cards and the end of the list. */
export function OrderTab({ tab, onRetry }: OrderTabProps) {
  const list = useAtomValue(orderListAtom)
  const more = useAtomValue(orderListMoreAtom)
  const loadMore = useSetAtom(loadMoreOrdersAtom)
  const empty = (
    <Void kind='empty' text={listCopy.empty} action={{ text: listCopy.toBoard, onPress: () => goTo('home') }} />
  )
  return (
    <RemoteView
      of={list}
      onRetry={onRetry}
      empty={empty}
      failure={(error) => ({ text: `${callErrorText(error)}。${listCopy.safe}` })}
    >
      {({ orders, total, cursor }) => (
        <>
          <OrderList orders={orders} isGrouped={tab === 'running'} onOpen={open} />
          <ListFoot
            state={cursor === undefined ? 'end' : footStates[more]}
            end={listCopy.end(listCopy.tabs[tab], total)}
            onMore={() => void loadMore()}
          />
        </>
      )}
    </RemoteView>
  )
}
