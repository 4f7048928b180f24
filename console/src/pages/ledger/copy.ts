export const copy = {
  title: '账本',
  note: '每一笔两头都在；写了不能改',
  q: '单号',
  days: '日期',
  at: '时间',
  type: '类别',
  reference: '单号',
  from: '从',
  to: '到',
  amount: '金额',
  memo: '备注',
} as const
