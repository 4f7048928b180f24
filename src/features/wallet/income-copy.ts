import type { IncomeSource } from './rules/income'
import { unchanged } from '@/lib/refusals/unchanged'

/** Texts of the income page. Source: domain model §7 (pages/user/income); design §4. */
export const incomeCopy = {
  title: '收入',
  now: '可提现收入',
  note: '收入可提现，也可转为可用余额用于购买',
  turn: '转为可用',
  held: '保护期内',
  heldNote: (at: string) => `${at} 转入收入`,
  handover: '区块转让所得',
  sources: { order: '卖出商品', block: '转让区块', fund: '社区基金', other: '其他' } satisfies Record<
    IncomeSource,
    string
  >,
  all: '全部',
  bySource: '按来源',
  /** Words for what left the income again and for the rest. */
  gone: '已转出（转为可用、提现）',
  left: '可提现收入',
  everything: '查看全部收支',
  count: (n: number) => `${n} 笔`,
  records: '记录',
  none: '暂无收入',
  noneText: '卖出的商品确认收货后，货款记入收入。',
  noneChosen: '该来源和日期暂无收入',
  end: (total: number) => `共 ${total} 条，到底了`,
  safe: unchanged.funds,
  loginFirst: '登录后查看收入',
} as const
