export const copy = {
  title: '同事的备注',
  none: '暂无备注',
  write: '备注，仅同事可见',
  add: '保存备注',
  drafted: (name: string, what: string) => `${name}草拟：${what}`,
  toSeller: (yuan: string) => `，放给卖家 ${yuan}`,
  take: '采用',
  draft: '交给运营',
  draftReason: '理由，裁定的同事可见',
  draftHint: '这是草拟，不会执行；由运营采用或另行决定。',
  draftDone: '已交给运营',
} as const
