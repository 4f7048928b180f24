import { useState } from 'react'
import type { OrderMessage } from '@contract/endpoints/orders/messages'
import { messagesOf } from '@/lib/messages/messages'
import type { Examples } from '@/ui/examples/examples'
import { MessageList } from './message-list'
import { WriteMessage } from './write-message'

const nothing = () => undefined
const at = Date.parse('2026-11-20T02:00:00Z')
const message = (msgId: number, mine: boolean, text: string): OrderMessage => ({
  msgId,
  orderId: 1,
  by: mine ? 'buyer' : 'seller',
  mine,
  text,
  images: '',
  at: at + msgId * 60_000,
})
const calm = { error: undefined, retry: nothing, older: undefined, lookAgain: nothing }
const whoOf = ({ mine }: OrderMessage) => (mine ? '你' : '卖家 3021')
const both = [
  message(1, true, '您好，今晚 8 点在东坡社区南门可以吗？'),
  message(2, false, '可以，我带秤过去，不够斤两当场补，多出来的算送您。'),
]

const messages = messagesOf()

function Box({ start }: { readonly start: number }) {
  const [asked, setAsked] = useState(start)
  return (
    <WriteMessage
      to={messages}
      about={1}
      draft={`gallery-${start}`}
      asked={asked}
      onAsk={setAsked}
      id={`box-${start}`}
    />
  )
}

export const messagesExamples: Examples = {
  title: 'MessageList',
  states: [
    { name: '没有留言', draw: () => <MessageList of={{ ...calm, rows: [] }} whoOf={whoOf} /> },
    {
      name: '两人的留言，前面还有',
      draw: () => <MessageList of={{ ...calm, rows: both, older: nothing }} whoOf={whoOf} />,
    },
    {
      name: '没有读到',
      draw: () => <MessageList of={{ ...calm, rows: undefined, error: { kind: 'timeout' } }} whoOf={whoOf} />,
    },
    { name: '写留言，合着', draw: () => <Box start={0} /> },
    { name: '写留言，打开', draw: () => <Box start={1} /> },
  ],
}
