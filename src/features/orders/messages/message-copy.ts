import { messageWords } from '@/lib/messages/words'

/** The label of the button to the messages, by the reader's side. */
export const contactCopy = { buyer: '联系卖家', seller: '联系买家' } as const

/** Words of the messages in an order. Source: domain model §3.21. */
export const messageCopy = {
  title: messageWords.text,
  link: (n: number) => (n === 0 ? messageWords.text : `${messageWords.text} ${n}`),
} as const
