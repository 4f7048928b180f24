export const copy = {
  missing: (count: number) => `理由还差 ${count} 字`,
} as const
