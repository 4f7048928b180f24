import { useMessages } from '@/lib/messages/use-messages'
import type { MessageListProps } from '@/parts/messages/message-list'
import { MessageList } from '@/parts/messages/message-list'
import { Section, SectionHead } from '@/ui/section/section'
import { orderMessages } from './message-atoms'
import { messageCopy } from './message-copy'

export interface MessageThreadProps extends Omit<MessageListProps, 'of'> {
  readonly orderId: number
}

/** What the two of an order wrote to each other, loaded when the page shows. Source: domain model §3.21. */
export function MessageThread({ orderId, ...list }: MessageThreadProps) {
  const messages = useMessages(orderMessages, orderId)
  return (
    <Section card>
      <SectionHead title={messageCopy.title} />
      <MessageList of={messages} {...list} />
    </Section>
  )
}
