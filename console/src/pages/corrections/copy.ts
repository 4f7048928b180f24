import type { correctionActs } from '@contract/endpoints/money/corrections'

export const actNames: Readonly<Record<(typeof correctionActs)[number], string>> = {
  confirm: '输入动态码并更正',
  refuse: '不更正',
}

export const copy = {
  title: '更正',
  note: '把一笔账反着再记一遍；一人提出，另一人同意',
  states: '状态',
  q: '单号或备注',
  days: '提出的日期',
  txn: '原账',
  type: '类别',
  amount: '金额',
  reason: '提出的理由',
  by: '提出',
  at: '时间',
  decidedBy: '处理',
  wasPosted: '原来的入账',
  willPost: '更正后的入账',
  posted: '已这样入账',
  missing: (account: string, amount: string) => `${account}差 ${amount}，现在更正不了`,
  isOwn: '和自己的钱有关，由别人处理。',
  propose: '提出更正',
  find: '查账',
  reference: '订单、提现、充值的单号',
  none: '没有这个单号的账',
  closed: '这一笔不能更正：没有动过钱、动的是冻结的钱，或已有更正',
  because: '理由，写进审计',
  sure: (no: string, amount: string) => `${no} 反着记 ${amount}`,
  sureNot: (act: string, no: string, amount: string) => `${act}：${no}，${amount}`,
  hint: '同意后立即入账，不能撤回。和自己的钱有关的不能处理。',
  withdraw: '收回',
  refusedBecause: '不更正的理由',
} as const
