import type { Decision } from '@contract/endpoints/dispute-view'
import type { OrderDetail } from '@contract/endpoints/orders'
import { momentText } from '@/lib/format/moment'
import { rulingText } from './dispute-copy'
import type { Step } from './step'

type Entry = OrderDetail['timeline'][number]

const roles = { buyer: '买家', seller: '卖家', arbiter: '市长', operator: '平台', timer: '' } as const

const titles: Readonly<Record<string, string>> = {
  askCancel: '申请取消',
  denyCancel: '不同意取消',
  lapseCancel: '取消申请超时失效',
  extend: '延长了时限',
  dispute: '发起纠纷，钱继续冻结',
  evidence: '补充证据',
  undispute: '撤回纠纷',
  decideRelease: '裁定放款',
  decideRefund: '裁定退款',
  decideSplit: '裁定分割',
  accept: '接受裁定',
  appeal: '申诉，等平台终裁',
}

/** What the two settled, or what happened in a dispute, as done nodes; acts with nodes of their own are left out. */
export function settledSteps(order: OrderDetail, rows: readonly Entry[]): Step[] {
  return rows.flatMap(({ act, at, by, text, images }): Step[] => {
    const title = titles[act]
    if (title === undefined) return []
    const decided = act.startsWith('decide') && order.dispute?.decision?.at === at ? order.dispute.decision : undefined
    const said = decided ? `${rulingText(decided)}。${text}` : text
    return [{ state: 'done', title: `${roles[by]}${title}`, side: momentText(at), text: said, images }]
  })
}

/** The end of a dispute: who got how much. */
export function ruledStep(decision: Decision, at: number): Step {
  return { state: 'done', title: '按裁定执行', side: momentText(at), text: rulingText(decision), images: '' }
}
