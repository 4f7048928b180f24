import type { OrderView } from '@contract/endpoints/orders'
import type { ListOnPage } from '@/lib/api/use-list'
import { callErrorText } from '@/lib/http/errors'
import { arranged } from '@/lib/remote/arranged'
import { goTo } from '@/lib/routes/go'
import { ListView } from '@/ui/list-view/list-view'
import { Void } from '@/ui/void/void'
import type { OrderAct } from '../acts'
import { listCopy } from '../copy'
import { byTurn, groupNamed } from '../groups'
import type { OrderTab as Tab } from '../list-atoms'
import { EndedOrders, RunningOrders } from './order-list'

export interface OrderTabProps {
  readonly tab: Tab
  readonly orders: ListOnPage<OrderView, undefined>
  /** The group of running orders that stands first, by its name in the address. */
  readonly group?: string | undefined
}

/** The button of a card does what it says: it opens the cashier for paying, else the order with the act's sheet. */
const open = (order: OrderView, act?: OrderAct) => {
  if (act === 'pay') goTo('salePay', { orderId: order.orderId })
  else goTo('order', { id: order.orderId, ...(act !== undefined && { act }) })
}

/** One tab of own orders: the cards and the end of the list. */
export function OrderTab({ tab, orders, group }: OrderTabProps) {
  const first = groupNamed(group)
  const isRunning = tab === 'running'
  const { shown } = orders.list
  const empty = (
    <Void kind='empty' text={listCopy.empty} action={{ text: listCopy.toBoard, onPress: () => goTo('home') }} />
  )
  return (
    <ListView
      of={isRunning ? arranged(orders.list, byTurn(first)) : orders.list}
      onRetry={orders.retry}
      onMore={orders.more}
      onNear={isRunning ? undefined : orders.onNear}
      empty={empty}
      failure={(error) => ({ text: `${callErrorText(error)}。${listCopy.safe}` })}
      end={shown && listCopy.end(listCopy.tabs[tab], shown.total)}
    >
      {({ rows, before }) =>
        isRunning ? (
          <RunningOrders rows={rows} before={before} all={shown?.rows ?? []} first={first} onOpen={open} />
        ) : (
          <EndedOrders rows={rows} before={before} onOpen={open} />
        )
      }
    </ListView>
  )
}
