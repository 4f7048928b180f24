import { dateText, momentText } from '../moments'
import type { DisputeBrief } from '../endpoints/orders/dispute-view'
import type { OrderTerms } from './terms'
import type { OrderAct, OrderRole, OrderState } from './transitions'

/**
 * What a running order waits for: an open request for the other's answer, before anything else. A dispute waits for evidence, then for the
 * decision (`lateRuling` when that is overdue), then for both parties' answers; after an appeal it waits for `lastRuling`. Source: domain
 * model §3.5, rows 10–18; §5.
 */
export const orderWaits = [
  'payment',
  'delivery',
  'receipt',
  'cancelAsked',
  'partAsked',
  'evidence',
  'ruling',
  'lateRuling',
  'answers',
  'lastRuling',
] as const
export type OrderWait = (typeof orderWaits)[number]

export const isOrderWait = (text: string): text is OrderWait => orderWaits.some((wait) => wait === text)

/** Who decides a dispute. A mayor decides as an arbiter. */
export type Judge = Extract<OrderRole, 'arbiter' | 'operator'>

/**
 * The only source for the state of a running order: for its parties, for the person who decides its dispute, and for the money it holds.
 */
export interface Waiting {
  readonly wait: OrderWait
  readonly who: 'buyer' | 'seller' | 'both' | Judge
  readonly until: number | null
}

/** The facts of a dispute that decide whose turn it is. */
type DisputeFacts = Pick<DisputeBrief, 'state' | 'evidenceUntil' | 'decideBy'> & {
  readonly decision?: {
    readonly executesAt: number | null
    readonly acceptedBy?: readonly ('buyer' | 'seller')[]
  } | null
}

/** An open request of one of the two, and until when the other may answer it. */
interface AskFacts {
  readonly by: 'buyer' | 'seller'
  readonly deadlineAt: number
}

export interface StoryFacts {
  readonly state: OrderState
  readonly amount: number
  readonly terms: Pick<OrderTerms, 'arbiterMost'>
  readonly deadlineAt: number | null
  readonly dispute?: DisputeFacts | null
  readonly cancelAsk?: AskFacts | null
  readonly partAsk?: AskFacts | null
}

/** The facts of a disputed order. */
type CourseFacts = Pick<StoryFacts, 'amount' | 'terms' | 'deadlineAt' | 'dispute'>

/** Who decides a dispute before any appeal. Source: domain model §2. */
export const judgeOf = ({ amount, terms }: Pick<StoryFacts, 'amount' | 'terms'>): Judge =>
  amount > terms.arbiterMost ? 'operator' : 'arbiter'

/** The answer that an open request waits for, which comes before what the order waits for; there is one at a time. */
function answerWaiting({ state, deadlineAt, cancelAsk, partAsk }: StoryFacts, nowMs: number): Waiting | undefined {
  if (state !== 'paid' && state !== 'delivered') return undefined
  const asked = (wait: 'cancelAsked' | 'partAsked', { by, deadlineAt: last }: AskFacts): Waiting => ({
    wait,
    who: by === 'buyer' ? 'seller' : 'buyer',
    until: Math.min(last, deadlineAt ?? last),
  })
  if (cancelAsk && cancelAsk.deadlineAt > nowMs) return asked('cancelAsked', cancelAsk)
  return partAsk && Math.min(partAsk.deadlineAt, deadlineAt ?? Infinity) > nowMs
    ? asked('partAsked', partAsk)
    : undefined
}

/** Whose turn it is in an order, to do what, and until when; undefined once it has ended. */
export function waitingOf(facts: StoryFacts, nowMs: number): Waiting | undefined {
  const answer = answerWaiting(facts, nowMs)
  if (answer) return answer
  const until = facts.deadlineAt
  switch (facts.state) {
    case 'unpaid':
      return { wait: 'payment', who: 'buyer', until }
    case 'paid':
      return { wait: 'delivery', who: 'seller', until }
    case 'delivered':
      return { wait: 'receipt', who: 'buyer', until }
    case 'dispute':
      return disputeWaiting(facts, nowMs)
    case 'done':
    case 'closed':
    case 'refunded':
      return undefined
  }
}

/** The parties whose turn an order is. */
export const turns = ['buyer', 'seller', 'both'] as const
export type Turn = (typeof turns)[number]

/**
 * Whose turn an order is: who must pay, deliver, confirm, answer a request, or accept or appeal a decision. The only truth, for plates,
 * lists, counts, strips, notices and badges; in the database `order_is_turn`. Source: design §6 (state table).
 */
export function turnOf(facts: StoryFacts, nowMs: number): Turn | null {
  const waiting = waitingOf(facts, nowMs)
  if (waiting?.wait === 'answers') {
    const accepted = facts.dispute?.decision?.acceptedBy ?? []
    const left = (['buyer', 'seller'] as const).filter((side) => !accepted.includes(side))
    return left.length === 2 ? 'both' : (left[0] ?? null)
  }
  return waiting?.who === 'buyer' || waiting?.who === 'seller' ? waiting.who : null
}

/** Whether a turn is this party's. */
export const isTurnOf = (turn: Turn | null, side: 'buyer' | 'seller'): boolean => turn === side || turn === 'both'

/** Whose turn it is in an open dispute. */
export function disputeWaiting(facts: CourseFacts, nowMs: number): Waiting {
  const { deadlineAt: lastResort, dispute } = facts
  if (dispute?.state === 'decided')
    return { wait: 'answers', who: 'both', until: dispute.decision?.executesAt ?? lastResort }
  if (dispute?.state === 'appealed') return { wait: 'lastRuling', who: 'operator', until: lastResort }
  if (dispute?.state === 'open' && nowMs < dispute.evidenceUntil)
    return { wait: 'evidence', who: 'both', until: dispute.evidenceUntil }
  if (dispute?.state === 'open' && nowMs < dispute.decideBy)
    return { wait: 'ruling', who: judgeOf(facts), until: dispute.decideBy }
  return { wait: 'lateRuling', who: 'operator', until: lastResort }
}

/** Who did something; the text of the act follows. */
export const actorText: Readonly<Record<OrderRole, string>> = {
  buyer: '买家',
  seller: '卖家',
  arbiter: '市长',
  operator: '平台',
  timer: '',
}

const actText: Readonly<Record<OrderAct, string>> = {
  take: '下单',
  sell: '已接单，买家货款已担保',
  pay: '已付款，资金由平台担保',
  cancel: '取消，订单关闭',
  closeUnpaid: '超时未付款，订单关闭',
  deliver: '已交付',
  refuse: '拒单，全额退款',
  refundLate: '超时未交付，全额退款',
  confirm: '确认收货',
  confirmSilent: '超时未确认，自动放款',
  askCancel: '申请取消',
  agreeCancel: '同意取消，全额退款',
  denyCancel: '不同意取消',
  withdrawCancel: '撤回取消申请',
  lapseCancel: '取消申请超时失效',
  refundPart: '提出协商退款',
  agreePart: '同意协商退款',
  denyPart: '不同意协商退款',
  withdrawPart: '撤回协商退款',
  lapsePart: '协商退款超时失效',
  extend: '延长期限',
  dispute: '发起纠纷，货款保持冻结',
  evidence: '补充证据',
  undispute: '撤回纠纷',
  decideRelease: '裁定放款',
  decideRefund: '裁定退款',
  decideSplit: '裁定分割',
  accept: '接受裁定',
  appeal: '申诉，待平台终裁',
  executeRelease: '按裁定放款',
  executeRefund: '按裁定全额退款',
  executeSplit: '按裁定分割',
  refundUndecided: '超时未裁定，全额退款',
  rate: '评价',
}

/** What happened to an order after its end, by no act of its table. */
export const reallotAct = 'reallot'

const texts: Readonly<Record<string, string>> = { ...actText, [reallotAct]: '更正，重新分配货款' }

/** Executing a decision is nobody's own act, whoever triggered it. */
const isExecution = (act: string) => act.startsWith('execute')

/** More time is granted by the side that waits: the buyer for the delivery, the seller for the confirmation. */
const extension = (by: OrderRole) => (by === 'buyer' ? '延长交付时间' : '延长收货时间')

/**
 * What happened in an order and who did it, in the same words for its timeline, its case and its notices. `who` comes first: a role, or a
 * block number. Source: domain model §3.5; design §6.
 */
export function actTitle(act: string, by: OrderRole, who = actorText[by]): string {
  if (act === 'extend') return `${who}${extension(by)}`
  return `${isExecution(act) ? '' : who}${texts[act] ?? act}`
}

/**
 * What a dispute still waits for: until when it should be decided, and from when the money goes back to the buyer even without a decision.
 * Undefined without a dispute, and once it is decided. The order, its hold and its case show the same.
 */
export function courseOf(facts: CourseFacts, { wait }: Waiting, nowMs: number) {
  const { deadlineAt, dispute } = facts
  if (!dispute || wait === 'answers') return undefined
  const evidence = wait === 'evidence' ? `举证到 ${momentText(dispute.evidenceUntil, nowMs)} → ` : ''
  const isInTime = wait === 'evidence' || wait === 'ruling'
  const last = deadlineAt === null ? '' : dateText(deadlineAt, nowMs)
  const [judge, decide] = isInTime ? [judgeOf(facts), dateText(dispute.decideBy, nowMs)] : (['operator', last] as const)
  return {
    ruling: `${evidence}${actorText[judge]}最晚 ${decide} 裁定`,
    undecided: isInTime && last !== '' ? `${last} 仍无人裁定` : '仍未裁定',
  }
}

/** The same in one sentence: 举证到 11-24 17:37 → 市长最晚 11-29 裁定 → 12-07 仍无人裁定则全额退你. `back` follows 全额退. */
export function courseText(facts: CourseFacts, waiting: Waiting, nowMs: number, back: string): string {
  const course = courseOf(facts, waiting, nowMs)
  return course ? `${course.ruling} → ${course.undecided}则全额退${back}` : '到期无人申诉，按裁定执行'
}
