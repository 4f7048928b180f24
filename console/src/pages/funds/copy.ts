import { lateSpend } from '@contract/console/queue-words'

/** Basis points of one percent. */
const inPercent = 100

export const copy = {
  title: '基金',
  note: (area: string) => `${area}投票通过的支出；公示到时自动付，公示里可以停`,
  no: '单号',
  purpose: '用途',
  amount: '金额',
  payee: '收款',
  state: '状态',
  vote: '投票',
  payAt: '付款',
  proofBefore: '凭证最晚',
  late: lateSpend,
  yes: '同意',
  share: (basisPoints: number) => `${Math.floor(basisPoints / inPercent)} %`,
  secret: '太少人投，不公开',
  proof: '凭证',
  stopAsked: (name: string, reason: string) => `${name} 提请停付：${reason}`,
  stopped: (reason: string) => `已停付：${reason}`,
  reason: '理由，所有人可见',
  hint: '停付要两人：一人提请，另一人同意。停付的资金留在基金。',
  askStop: '提请停付',
  sure: (no: string, amount: string) => `提请停付：${no}，${amount}`,
  back: '退回',
} as const
