export const copy = {
  noAnswer: '未收到服务器的应答。可以重试，同一步不会重复执行',
} as const
