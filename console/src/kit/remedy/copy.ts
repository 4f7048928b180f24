import type { RemedyKind } from '@contract/console/remedies'
import { reallotMs } from '@contract/console/remedies'
import { spanText } from '@contract/spans'

export const copy = {
  title: '善后',
  none: '暂无更正和补偿',
  open: {
    reallot: '重新分配',
    returned: '登记退票',
    loss: '记一笔损失',
    goodwill: '补偿',
  } satisfies Record<RemedyKind, string>,
  close: '收起',
  /** What was done: its number, who did it, and why. */
  corrected: '已更正',
  line: (no: string, by: string, at: string) => `${no} ${by} ${at}`,
  seller: (amount: string) => `卖家分到 ${amount}（手续费前）`,
  advancedBy: (amount: string) => `平台垫付 ${amount}`,
  of: (reference: string, day: string | null) => (day === null ? `流水号 ${reference}` : `流水号 ${reference}，${day}`),
  waits: '已提交，还差一人',
  sellerAmount: '卖家应得，手续费前',
  between: (total: string, now: string) => `0 到 ${total}，现在是 ${now}`,
  amount: { loss: '损失金额', goodwill: '补偿金额' },
  whom: '补偿对象',
  reference: { returned: '退票流水号', loss: '付款流水号' },
  day: '退回的日期',
  advance: (most: string) => `不够的部分由平台垫付，每笔最多 ${most}`,
  advanceFirst: '运营重新分配，财务才能垫付',
  missing: (amount: string) => `多得的一方可用和收入不够，差 ${amount}`,
  reach: (amount: string) => `改为分得到的：卖家 ${amount}`,
  preview: '入账预览',
  two: '要两人：提交后由另一人复核，同意时立即入账。',
  one: '一人即可，立即入账。',
  reason: {
    reallot: '理由，双方可见',
    returned: '原因，申请人可见',
    loss: '理由，写进审计',
    goodwill: '理由，收到的人可见',
  },
  submit: (act: string, amount: string) => `提交复核：${act} ${amount}`,
  run: (act: string, amount: string) => `${act} ${amount}`,
  sure: (act: string, no: string) => `${act} ${no}`,
  /** What can be done afterwards. */
  afterwards: {
    reallot: '每笔订单只能重新分配一次。之后仍有出入，改用补偿。',
    returned: '之后他可以再次提现。登记有误时，在更正里冲回这一笔，提现恢复为已付。',
    loss: '不涉及居民的资金。记录有误时，在更正里冲回这一笔。',
    goodwill: '立即进入他的可用余额。发放有误时，余额足够即可在更正里冲回。',
  } satisfies Record<RemedyKind, string>,
  /** The same where who gets it has closed their account. */
  hasLeft:
    '他已注销账号，不会收到通知，也不能再提现：资金退回他的收入并保留。核实本人并重新打款后，在更正里冲回这一笔，提现恢复为已付。',
  done: '已入账',
} as const

/** What a decision's confirmation says can be done when it was wrong. */
export const reallotLater = `分配有误时，${spanText(reallotMs)}内可以重新分配一次`
