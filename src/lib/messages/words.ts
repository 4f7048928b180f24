/** Words around the messages of two people. Source: domain model §3.21. */
export const messageWords = {
  none: '暂无留言',
  older: '看更早的留言',
  text: '留言',
  placeholder: '给对方留言（发送后不可修改）',
  images: '留言图片',
  said: '图片',
  missing: '留言框加载失败',
  retry: '重试',
  you: '你',
  send: '发送',
  sending: '发送中',
} as const
