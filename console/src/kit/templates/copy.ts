export const copy = {
  pick: { letter: '用模板', answer: '常用语' },
  none: { letter: '还没有模板', answer: '还没有常用语' },
  unfilled: (names: readonly string[]) => `先填写 ${names.map((name) => `{${name}}`).join('、')}`,
} as const
