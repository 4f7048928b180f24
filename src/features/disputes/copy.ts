import { waits } from '@contract/limits'
import { fen } from '@contract/money'
import { spanText } from '@contract/spans'
import { yuanText } from '@/lib/format/yuan'
import type { Wish } from '@/lib/refusals/failure'
import type { RulingKind } from './rules/outcome'
import { unchanged } from '@/lib/refusals/unchanged'
import { disputeEnds } from '@/lib/order-story/words'
import { formWords } from '@/lib/forms/words'

/** Words of the screens for deciding disputes. Source: domain model §3.5, row 15; design §6. */
export const disputesCopy = {
  title: '纠纷裁定',
  tabsLabel: '纠纷',
  tabs: { running: '待处理', ended: '已结束' },
  none: { running: '暂无待处理的纠纷', ended: '暂无已结束的纠纷' },
  end: (n: number) => `共 ${n} 件`,
  safe: unchanged.order,
  loginFirst: '登录后查看',
  login: formWords.login,
  noRight: '无裁定权限',
  noRightText: '只有本城的市长、仲裁人和平台可以裁定，当事人不能裁定自己的纠纷。',
  unknown: '未找到该纠纷',
  unknownText: '可能不在你所在的城市。',
  toList: '看全部纠纷',
  buyer: (no: number) => `买家 ${no}`,
  seller: (no: number) => `卖家 ${no}`,
  as: { arbiter: '以市长或仲裁人身份', operator: '以平台身份' },
  orderNo: (no: string) => `订单 ${no}`,
  decide: '裁定',
} as const

/** Whose turn it is, as shown to the person who decides. Source: design §6 (state = who · what · until · else). */
export const caseTurnCopy = {
  ended: disputeEnds,
  /** Written on the button in place of 裁定. */
  whyNot: {
    evidence: (until: string) => `举证到 ${until}，之后裁定`,
    decided: '已裁定，待双方答复',
    appealed: '已申诉，由平台终裁',
    tooMuch: (most: number) => `超过 ¥${yuanText(fen(most))}，由平台裁定`,
  },
} as const

/** The sheet of the decision and the box before it is sent. */
export const decideCopy = {
  title: '裁定',
  kind: '裁定方式',
  kindMissing: '请选择裁定方式',
  kinds: [
    { id: 'release', text: '放款给卖家' },
    { id: 'refund', text: '退给买家' },
    { id: 'split', text: '分割' },
  ] satisfies readonly { readonly id: RulingKind; readonly text: string }[],
  part: '卖家得',
  partHint: (amount: string) => `大于 0，小于 ${amount}，其余退给买家`,
  partTooMuch: (amount: string) => `卖家得要小于 ${amount}`,
  yuan: '元',
  reason: '理由',
  reasonHint: '请说明依据，双方可见',
  reasonMissing: '请填写理由',
  toSeller: '卖家得',
  fee: '其中手续费',
  net: '卖家实收',
  toBuyer: '退给买家',
  after: {
    arbiter: `裁定后 ${spanText(waits.executeMs)}执行；双方都接受则立即执行。每方可申诉，申诉后由平台终裁。`,
    operator: '平台裁定立即执行，不能申诉。',
  },
  submit: '提交裁定',
  sending: formWords.sending,
  think: '再想想',
  ask: ({ seller, buyer, toSeller, net, fee, toBuyer }: Asked) =>
    `卖家 ${seller} 得 ¥${toSeller}（手续费 ${fee}，实收 ${net}），买家 ${buyer} 退回 ¥${toBuyer}。`,
  askFinal: '立即执行，不能撤回。',
  askLater: `${spanText(waits.executeMs)}后执行，提交后不能修改。`,
  done: { arbiter: '已裁定，待双方答复', operator: '已裁定并执行' },
  look: '看最新',
} as const

interface Asked {
  readonly seller: number
  readonly buyer: number
  readonly toSeller: string
  readonly net: string
  readonly fee: string
  readonly toBuyer: string
}

/** Words for a decision that was not accepted. */
export const decideWish: Wish = {
  thing: '纠纷',
  doing: '提交',
  undone: '未提交',
  again: '再次点击',
  but: {
    NO_RIGHT: { text: '你不能裁定这件纠纷，未提交' },
    LIMIT: { text: '举证尚未结束，或金额超过你的裁定上限，未提交' },
  },
}
