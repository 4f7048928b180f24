import type { MoneyKind } from './rules/money-kind'

/** Texts of the balances, which the mine tab shows too: it waits for no others. Source: design §4; mockup of the mine tab. */
export const balanceCopy = {
  again: '点击重试',
  kinds: { available: '可用', frozen: '冻结', income: '收入' } satisfies Record<MoneyKind, string>,
  availableNote: '可消费',
  frozenNote: (holds: number, late: number) =>
    holds === 0 ? '暂无冻结' : `${holds} 笔，${late === 0 ? '按期处理' : `${late} 笔已超时`}`,
  incomeNote: '可提现',
  recharge: '充值',
  withdraw: '提现',
  records: '明细',
} as const
