/** What a page of a city says where its module is not open yet, or to a block of another city. Source: community (texts of each module). */
export const cityWords = {
  notOpenText: '开放后会在城市首页显示。',
  elsewhere: '当前区块不在这座城',
} as const
