export const copy = {
  missing: (count: number) => `理由还差 ${count} 字`,
  meanwhile: (name: string, when: string, what: string) => `${name} ${when}已处理：${what}`,
  justNow: '刚刚',
  notDone: '你这一步没有执行。',
  typed: (words: string) => `你写的：${words}`,
} as const
