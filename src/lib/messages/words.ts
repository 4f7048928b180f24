/** Words around the messages of two people. Source: domain model §3.21. */
export const messageWords = {
  none: '暂无留言',
  older: '看更早的留言',
  text: '留言',
  placeholder: '给对方留言（发送后不可修改）',
  images: '留言图片',
  send: '发送',
  sending: '发送中',
} as const
