import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { OrderMessage } from '@contract/endpoints/orders/messages'
import { callErrorText } from '@/lib/http/errors'
import { useMessages } from '@/lib/messages/use-messages'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Note } from '@/ui/note/note'
import { Section, SectionHead } from '@/ui/section/section'
import { orderMessages } from './message-atoms'
import { messageCopy } from './message-copy'
import styles from '../order-blocks.module.scss'
import { Said } from '../acts/said'

export interface MessageThreadProps {
  readonly orderId: number
  /** How the writer of a message is named to this reader. */
  readonly whoOf: (message: OrderMessage) => string
  /** What the reader may do about one. */
  readonly about?: ((message: OrderMessage) => ReactNode) | undefined
  /** Below the messages. */
  readonly children?: ReactNode
}

/** What the two wrote to each other, oldest first, loaded when the page shows. Source: domain model §3.21. */
export function MessageThread({ orderId, whoOf, about, children }: MessageThreadProps) {
  const { rows, older, error } = useMessages(orderMessages, orderId)
  return (
    <Section card>
      <SectionHead title={messageCopy.title} />
      <View className={cx(styles.body)}>
        {older && (
          <Button kind='text' small onPress={older}>
            {messageCopy.older}
          </Button>
        )}
        {rows?.length === 0 && <View className={cx(styles.head)}>{messageCopy.none}</View>}
        {rows?.map((message) => (
          <Said key={message.msgId} who={whoOf(message)} at={message.at} text={message.text} images={message.images}>
            {about?.(message)}
          </Said>
        ))}
        {error && <Note tone='error'>{callErrorText(error)}</Note>}
        {children}
      </View>
    </Section>
  )
}
