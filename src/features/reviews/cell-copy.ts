const none = '暂无评价'

/** Texts of the line that leads to a seller's reviews: all that a listing has of them. */
export const cellCopy = {
  entry: '卖家评价',
  none,
  brief: (score: number | null, reviews: number) =>
    reviews === 0 ? none : score === null ? `${reviews} 条` : `${score.toFixed(1)} 分 · ${reviews} 条`,
  unread: '点此查看',
} as const
