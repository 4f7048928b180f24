export const copy = {
  noAnswer: '没有收到服务器的回答。可以再试，同一步不会做两次',
} as const
