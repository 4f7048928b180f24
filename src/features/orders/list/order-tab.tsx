import type { OrderView } from '@contract/endpoints/orders/orders'
import type { ListOnPage } from '@/lib/api/use-list'
import { callErrorText } from '@/lib/http/errors'
import { goTo, goToBoard } from '@/lib/routes/go'
import { SearchLine } from '@/ui/field/search-line'
import { CardSkeleton } from '@/ui/skeleton/card-skeleton'
import { ListView } from '@/ui/list-view/list-view'
import { EmptyState } from '@/ui/empty-state/empty-state'
import type { OrderAct } from '../acts/rules'
import { listCopy } from '../copy'
import type { OrderTab as Tab, TurnCounts } from './list-atoms'
import { EndedOrders, RunningOrders } from './order-list'

export interface OrderTabProps {
  readonly tab: Tab
  readonly orders: ListOnPage<OrderView, TurnCounts>
  /** What is looked for among ended orders. */
  readonly q: string
  readonly onSeek: (q: string) => void
}

/** The button of a card opens the cashier for paying, else the order with the act's sheet open. */
const open = (order: OrderView, act?: OrderAct) => {
  if (act === 'pay') goTo('salePay', { orderId: order.orderId })
  else goTo('order', { id: order.orderId, ...(act !== undefined && { act }) })
}

/** One tab of own orders: the search among ended ones, the cards and the end of the list. */
export function OrderTab({ tab, orders, q, onSeek }: OrderTabProps) {
  return (
    <>
      {tab !== 'running' && <SearchLine label={listCopy.search} q={q} onSeek={onSeek} />}
      <Orders tab={tab} orders={orders} q={tab === 'running' ? '' : q} onSeek={onSeek} />
    </>
  )
}

function Orders({ tab, orders, q, onSeek }: OrderTabProps) {
  const { shown } = orders.list
  const empty = q ? (
    <EmptyState
      kind='no-result'
      title={listCopy.noResult(q)}
      action={{ text: listCopy.all, onPress: () => onSeek('') }}
    />
  ) : (
    <EmptyState kind='empty' text={listCopy.empty} action={{ text: listCopy.toBoard, onPress: goToBoard }} />
  )
  return (
    <ListView
      of={orders.list}
      onRetry={orders.retry}
      onMore={orders.more}
      skeleton={<CardSkeleton />}
      onNear={orders.onNear}
      empty={empty}
      failure={(error) => ({ text: `${callErrorText(error)}。${listCopy.safe}` })}
      end={shown && listCopy.end(listCopy.tabs[tab], shown.total)}
    >
      {({ rows, before, extra }) =>
        tab === 'running' ? (
          <RunningOrders rows={rows} before={before} counts={extra} onOpen={open} />
        ) : (
          <EndedOrders rows={rows} before={before} onOpen={open} />
        )
      }
    </ListView>
  )
}
