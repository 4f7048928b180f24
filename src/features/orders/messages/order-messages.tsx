import { useSetAtom } from 'jotai'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { refreshMs } from '@/lib/messages/use-messages'
import { useWhileShown } from '@/platform/page/use-while-shown'
import type { WriteMessageProps } from '@/parts/messages/write-message'
import { WriteMessage } from '@/parts/messages/write-message'
import { orderCopy } from '../copy'
import { counterpart } from '../rules'
import { orderMessages } from './message-atoms'
import type { MessageThreadProps } from './message-thread'
import { MessageThread } from './message-thread'

type Writing = Pick<WriteMessageProps, 'asked' | 'onAsk'>

export interface OrderMessagesProps extends Writing, Pick<MessageThreadProps, 'about'> {
  readonly order: OrderDetail
}

/** The messages of the reader's own order, refreshed while they are on the screen, and a line to write in. Source: domain model §3.21. */
export function OrderMessages({ order, about, ...writing }: OrderMessagesProps) {
  const { orderId } = order
  const refresh = useSetAtom(orderMessages.list.refreshAtom)
  useWhileShown(refreshMs, () => void refresh({ id: orderId }))
  return (
    <MessageThread
      orderId={orderId}
      about={about}
      whoOf={({ mine }) => (mine ? orderCopy.you : String(counterpart(order).blockNo))}
    >
      <WriteMessage id='order-write' to={orderMessages} about={orderId} draft={`message_${orderId}`} {...writing} />
    </MessageThread>
  )
}
