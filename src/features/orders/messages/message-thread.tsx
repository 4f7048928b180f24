import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { OrderMessage } from '@contract/endpoints/orders/messages'
import { keyOf } from '@/lib/api/list-call'
import { callErrorText } from '@/lib/http/errors'
import { canLoadMore } from '@/lib/remote/list'
import { useOnShow } from '@/platform/page/use-on-show'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Note } from '@/ui/note/note'
import { Section, SectionHead } from '@/ui/section/section'
import { messageList } from './message-atoms'
import { messageCopy } from './message-copy'
import styles from '../order-blocks.module.scss'
import { Said } from '../acts/said'

export interface MessageThreadProps {
  readonly orderId: number
  /** How the writer of a message is named to this reader. */
  readonly whoOf: (message: OrderMessage) => string
  /** Below the messages. */
  readonly children?: ReactNode
}

/** What the two wrote to each other, oldest first, loaded when the page shows. Source: domain model §3.21. */
export function MessageThread({ orderId, whoOf, children }: MessageThreadProps) {
  const query = { id: orderId }
  const known = useAtomValue(messageList.stateAtom)
  const refresh = useSetAtom(messageList.refreshAtom)
  const more = useSetAtom(messageList.moreAtom)
  useOnShow(`messages ${orderId}`, () => void refresh(query))
  const shown = known.key === keyOf(query) ? known.shown : undefined
  const rows = [...(shown?.rows ?? [])].reverse()
  return (
    <Section card>
      <SectionHead title={messageCopy.title} />
      <View className={cx(styles.body)}>
        {shown && canLoadMore(known) && (
          <Button kind='text' small onPress={() => void more()}>
            {messageCopy.older}
          </Button>
        )}
        {shown && rows.length === 0 && <View className={cx(styles.head)}>{messageCopy.none}</View>}
        {rows.map((message) => (
          <Said key={message.msgId} who={whoOf(message)} at={message.at} text={message.text} images={message.images} />
        ))}
        {known.tag === 'error' && <Note tone='error'>{callErrorText(known.error)}</Note>}
        {children}
      </View>
    </Section>
  )
}
