export const copy = {
  title: '同事的备注',
  none: '还没有备注',
  write: '写备注，只有同事看得到',
  add: '记下',
  drafted: (name: string, what: string) => `${name}草拟：${what}`,
  toSeller: (yuan: string) => `，放给卖家 ${yuan}`,
  take: '采用',
  draft: '交给运营',
  draftReason: '理由，给裁定的同事看',
  draftHint: '这是草拟，不会执行；由运营采用或另行决定。',
  draftDone: '已交给运营',
} as const
