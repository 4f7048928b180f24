import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { OrderMessage } from '@contract/endpoints/orders/messages'
import { callErrorText } from '@/lib/http/errors'
import type { useMessages } from '@/lib/messages/use-messages'
import { messageWords } from '@/lib/messages/words'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Note } from '@/ui/note/note'
import styles from './messages.module.scss'
import { Said } from './said'

export interface MessageListProps {
  readonly of: ReturnType<typeof useMessages>
  /** How the writer of a message is named to this reader. */
  readonly whoOf: (message: OrderMessage) => string
  /** What the reader may do about one. */
  readonly about?: ((message: OrderMessage) => ReactNode) | undefined
  /** Below the messages: the box to write in. */
  readonly children?: ReactNode
}

/** What two people wrote to each other, oldest first. Source: domain model §3.21; community §6 (private words). */
export function MessageList({ of: { rows, older, error, retry }, whoOf, about, children }: MessageListProps) {
  return (
    <View className={cx(styles.body)}>
      {older && (
        <Button kind='text' small onPress={older}>
          {messageWords.older}
        </Button>
      )}
      {rows?.length === 0 && <View className={cx(styles.head)}>{messageWords.none}</View>}
      {rows?.map((message) => (
        <Said key={message.msgId} who={whoOf(message)} at={message.at} text={message.text} images={message.images}>
          {about?.(message)}
        </Said>
      ))}
      {error && (
        <Note tone='error' action={{ text: messageWords.retry, onPress: retry }}>
          {callErrorText(error)}
        </Note>
      )}
      {children}
    </View>
  )
}
