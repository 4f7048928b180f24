/** Texts of what waits in the city. Source: community §0; mockup 20-home-community. */
export const copy = {
  title: '城里的事',
  all: '全部',
  turn: '轮到你',
} as const
