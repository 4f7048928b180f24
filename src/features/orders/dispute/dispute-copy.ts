import type { Decision } from '@contract/endpoints/orders/dispute-view'
import { yuanText } from '@/lib/format/yuan'
import { disputeEnds } from '@/lib/order-story/words'
import { summaryCopy } from '../copy'

const sides = { buyer: '买家', seller: '卖家' } as const
export type PartySide = keyof typeof sides

/** Words of the blocks about cancelling, a dispute and the ratings. Source: domain model §3.5, rows 10–17. */
export const blockCopy = {
  side: (side: PartySide) => sides[side],
  ask: { title: '申请取消', mine: '你申请取消', theirs: (no: number) => `${no} 申请取消`, left: '答复剩余' },
  dispute: {
    title: '纠纷',
    reason: '原因',
    opener: '发起',
    evidence: '双方举证',
    images: '图片',
    evidenceUntil: '举证截止',
    decideBy: '裁定期限',
    ended: disputeEnds,
  },
  decision: {
    title: '裁定',
    by: { arbiter: '市长', operator: '平台' },
    toSeller: '卖家得',
    toBuyer: '退买家',
    fee: summaryCopy.fee,
    reason: '理由',
    executes: '执行',
    accepted: '已接受',
    nobody: '暂无',
    appeal: '申诉',
  },
  ratings: {
    title: '评价',
    mine: '你的评价',
    theirs: '对方的评价',
    hidden: (until: string) => `互评后可见，最晚 ${until} 公开`,
    none: '待评价',
    until: '评价截止',
  },
} as const

/** What was decided, in one line with its amounts. */
export function rulingText({ kind, sellerAmount, buyerAmount }: Decision): string {
  if (kind === 'release') return `放款 ¥${yuanText(sellerAmount)} 给卖家`
  if (kind === 'refund') return `退款 ¥${yuanText(buyerAmount)} 给买家`
  return `分割：卖家 ¥${yuanText(sellerAmount)}，买家 ¥${yuanText(buyerAmount)}`
}
