import type { IncomeSource } from './income'

/** Texts of the income page. Source: domain model §7 (pages/user/income); design §4. */
export const incomeCopy = {
  title: '收入',
  now: '可提现收入',
  note: '收入可以提现，也可以转为可用去买东西',
  turn: '转为可用',
  withdraw: '提现',
  held: '还在保护期',
  heldNote: (at: string) => `${at} 转入收入`,
  handover: '区块转让所得',
  sources: { order: '卖出商品', block: '转让区块', fund: '社区基金', other: '其他' } satisfies Record<
    IncomeSource,
    string
  >,
  all: '全部',
  bySource: '按来源',
  count: (n: number) => `${n} 笔`,
  records: '记录',
  none: '还没有收入',
  noneText: '卖出的东西确认收货后，货款记在这里。',
  noneChosen: '这个来源和日期里没有收入',
  end: (total: number) => `共 ${total} 条，到底了`,
  safe: '你的钱没有变动。',
  loginFirst: '登录后看你的收入',
} as const
