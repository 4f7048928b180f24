export const copy = {
  title: '投票名册',
  show: '看名册',
  count: (count: number) => `${count} 块投过`,
} as const
