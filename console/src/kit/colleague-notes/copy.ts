export const copy = {
  title: '同事的备注',
  none: '还没有备注',
  write: '写备注，只有同事看得到',
  add: '记下',
} as const
