/** Texts of what waits in the city. Source: community §0; mockup 20-home-community. */
export const copy = {
  title: '城里的事',
  all: '全部',
  /** Of the same, for screen readers. */
  allLabel: '查看全部通知',
  turn: '轮到你',
} as const
