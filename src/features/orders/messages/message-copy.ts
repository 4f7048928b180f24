/** How often an order on the screen and its messages are loaded again. */
export const refreshMs = 10_000

/** The label of the button to the messages, by the reader's side. */
export const contactCopy = { buyer: '联系卖家', seller: '联系买家' } as const

/** Words of the messages in an order. Source: domain model §3.21. */
export const messageCopy = {
  title: '留言',
  link: (n: number) => (n === 0 ? '留言' : `留言 ${n}`),
  none: '暂无留言',
  older: '看更早的留言',
  text: '留言',
  placeholder: '给对方留言（发送后不可修改）',
  images: '留言图片',
  write: '写点什么',
  send: '发送',
  sending: '发送中',
} as const
