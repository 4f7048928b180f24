import type { ApiOutput } from '@contract/endpoints/all'
import { yuanText } from '@/lib/format/yuan'
import { fen } from '@contract/money'

type Difference = ApiOutput<'/admin/books/check'>['differences'][number]

/** Texts of the reconciliation on demand. Our decision: docs/decisions/0060-payment-gateway.md */
export const booksCopy = {
  day: '对哪天的付款',
  days: ['今天', '昨天', '前天'],
  check: '对账',
  checking: '对账中',
  note: '重算每个账户的余额和哈希链，核对冻结、付款单，和这天微信的账单。只查不改，每次都记入审计。',
  equal: '账目相符',
  unequal: (count: number) => `有 ${count} 处不一致`,
  checked: (at: string, day: string) => `${at} 核对 · 付款日 ${day}`,
  payments: (count: number) => `微信收款 ${count} 笔，余额、哈希链、冻结和付款单都已核对`,
  noGateway: '未接入微信支付，余额、哈希链、冻结和付款单都已核对',
  more: (left: number) => `还有 ${left} 处未列出`,
  sums: (ours: number, theirs: number) => `我方 ${yuanText(fen(ours))} · 对方 ${yuanText(fen(theirs))}`,
  causes: {
    unknownPayment: '微信收到一笔付款，单号不是我们的',
    notCredited: '微信已收款，我们未入账',
    wrongAmount: '微信收的金额和我们要的不同',
    otherTransaction: '微信的交易号和入账的不同',
    notCollected: '我们已入账，微信未收到',
    unanswered: '微信未答复是否收到',
    refundUnknown: '微信退了一笔款，我们未申请',
    refundAmount: '微信退的金额和我们记的不同',
    refundMissing: '我们记了退款，微信未退款',
    creditAmount: '入账金额和付款不同',
    creditStray: '入账无对应的付款',
    holdAmount: '付款的冻结和约定的不同',
    paidWithoutHold: '付款单已付，资金未冻结',
    overdue: '付款已超时，尚未查到结果',
    noBill: '微信未给出可读的账单',
    books: '账目与分录不符',
  } satisfies Record<Difference['cause'], string>,
} as const
