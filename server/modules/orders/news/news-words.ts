import { momentText } from '@contract/moments'
import { disputeTimes } from '@contract/orders/dispute-times'
import { actorText, actTitle, courseText, disputeWaiting } from '@contract/orders/story'
import type { OrderAct, OrderRole } from '@contract/orders/transitions'
import type { ParcelWay } from '@contract/orders/parcel-ways'
import { isBack, parcelWayTexts } from '@contract/orders/parcel-ways'
import { waitText } from '@contract/settings/waits'
import { backWords, refundWords } from '@contract/texts/back-words'
import { yuan } from '../../../format/yuan'
import { openPart } from '../rules/guards'
import { termsOf } from '../rules/terms'
import type { Side, TradeOrderTable } from '../tables'

/** An order that a notice tells of, with its blocks' numbers; `sellerAmount` is what a decision or an agreement gives to the seller. */
export type TellableOrder = TradeOrderTable & {
  readonly sellerAmount?: number | undefined
  readonly buyer_no?: number | null
  readonly seller_no?: number | null
}

/** The same, at the moment of the notice. */
export type Told = TellableOrder & { readonly now: number }

export interface Words {
  readonly title: string
  readonly content: string
}

const moment = (at: number | null, now: number) => (at === null ? '' : momentText(at, now))

/** Until when the next one must act. */
const until = ({ deadline_at: at, now }: Told) => moment(at, now)

const named = ({ order_no: no, title }: Told) => `订单 ${no}「${title}」`

const buyer = (o: Told) => o.buyer_no ?? actorText.buyer
const seller = (o: Told) => o.seller_no ?? actorText.seller

/** Who gets what. */
const shares = ({ sellerAmount = 0, amount }: Told) =>
  `卖家得 ${yuan(sellerAmount)}，买家得 ${yuan(amount - sellerAmount)}`

/** What becomes of a dispute that is opened or appealed at this moment, in the sentence of the order's page. */
function course(order: Told, state: 'open' | 'appealed'): string {
  const { amount, deadline_at: deadlineAt, now } = order
  const terms = termsOf(order)
  const facts = { amount, terms, deadlineAt, dispute: { state, ...disputeTimes(now, terms) } }
  return courseText(facts, disputeWaiting(facts, now), now, `给${actorText.buyer}`)
}

/** Text of a notice; without a title it takes the act's own. */
type WordsOf = (order: Told, by: OrderRole) => { readonly title?: string; readonly content: string }

const wentBack: WordsOf = (o) => ({ content: `${named(o)}，${yuan(o.amount)} 已全额退回可用余额，${backWords}` })
const goesOn: WordsOf = (o) => ({ content: `${named(o)}照常进行。` })
const ruled: WordsOf = (o) => ({ content: `${named(o)}，${shares(o)}。` })

/** What one side is told about an act that is not its own. Source: design §6 (who, what, until, else). */
const both: Partial<Record<OrderAct, WordsOf>> = {
  deliver: (o) => ({
    title: `${seller(o)} 已交付，请确认收货`,
    content: `${named(o)}，${until(o)} 前未确认，自动放款 ${yuan(o.amount)}。`,
  }),
  refuse: wentBack,
  pay: (o) => ({
    title: `${buyer(o)} 已付款，请在 ${until(o)} 前交付`,
    content: `${named(o)}，超时自动全额退款。`,
  }),
  sell: (o) => ({
    title: '你的求购已有人接单',
    content: `${named(o)}，${seller(o)} 须在 ${until(o)} 前交付，超时自动全额退款。`,
  }),
  confirm: (o) => ({ content: `${named(o)}，${yuan(o.amount - o.fee)} 已进入你的收入。` }),
  askCancel: (o) => ({ content: `${named(o)}，请在 ${moment(o.cancel_ask_until, o.now)} 前答复，超时申请失效。` }),
  lapseCancel: goesOn,
  agreeCancel: (o) => ({ content: `${named(o)}，${yuan(o.amount)} 已全额退给买家。` }),
  denyCancel: goesOn,
  withdrawCancel: goesOn,
  refundPart: (o) => ({
    content: `${named(o)}，${shares(o)}。请在 ${moment(openPart(o, o.now)?.until ?? null, o.now)} 前答复，超时订单照常进行。`,
  }),
  agreePart: ruled,
  denyPart: goesOn,
  withdrawPart: goesOn,
  lapsePart: goesOn,
  extend: (o) => ({ content: `${named(o)}，期限延至 ${until(o)}。` }),
  dispute: (o) => ({ content: `${named(o)}，${course(o, 'open')}。` }),
  evidence: (o) => ({ content: `${named(o)}。` }),
  undispute: (o) => ({ content: `${named(o)}，${until(o)} 前未确认，自动放款。` }),
  accept: (o) => ({ content: `${named(o)}，双方都接受后立即执行。` }),
  appeal: (o) => ({ content: `${named(o)}，${course(o, 'appealed')}。` }),
  confirmSilent: (o) => ({ content: `${named(o)}，${yuan(o.amount)} 已放款给卖家。` }),
  closeUnpaid: (o) => ({ content: `${named(o)}，没有扣款，库存已恢复。` }),
  refundUndecided: (o) => ({ content: `${named(o)}，${yuan(o.amount)} 已全额退给买家。` }),
  executeRelease: ruled,
  executeRefund: ruled,
  executeSplit: ruled,
}

const decided = (o: Told): Words => ({
  title: '纠纷已裁定',
  content: `${named(o)}，${shares(o)}。${until(o)} 执行，此前可接受或申诉一次。`,
})

/** Puts the actor's block number before the act: a resident knows 3021, not which role 3021 has in this order. */
const actor = (o: Told, by: OrderRole): string => {
  const no = by === 'buyer' ? o.buyer_no : by === 'seller' ? o.seller_no : undefined
  return typeof no === 'number' ? `${no} ` : actorText[by]
}

const told = (tell: WordsOf, order: Told, act: OrderAct, by: OrderRole): Words => ({
  title: actTitle(act, by, actor(order, by)),
  ...tell(order, by),
})

/** Acts after which a part or all of the money is the buyer's again, in words that both sides read. */
const mayGiveBack: ReadonlySet<OrderAct> = new Set([
  'agreeCancel',
  'agreePart',
  'executeRefund',
  'executeSplit',
  'refundUndecided',
])

/** What one side is told about somebody else's act; undefined when nothing changed for it. */
export function partyWords(order: Told, act: OrderAct, by: OrderRole, side: Side): Words | undefined {
  if (act === 'decideRelease' || act === 'decideRefund' || act === 'decideSplit') {
    return by === 'operator' ? undefined : decided(order)
  }
  if (act === 'refundLate') return side === 'buyer' ? told(wentBack, order, act, by) : undefined
  const tell = both[act]
  if (!tell) return undefined
  const words = told(tell, order, act, by)
  return side === 'buyer' && mayGiveBack.has(act) ? { ...words, content: `${words.content}${refundWords}` } : words
}

/** What a seller who did not deliver in time is told. */
export const lateWords = (order: Told, count: number): Words => ({
  title: '你超时未交付，已全额退款',
  content: `${named(order)}。已累计超时 ${count} 次，将展示给买家。`,
})

/** What those who decide are told. */
export const judgeWords = {
  dispute: (o: Told): Words => ({
    title: '有新的纠纷',
    content: `${named(o)}，${yuan(o.amount)}，${moment(disputeTimes(o.now, termsOf(o)).evidenceUntil, o.now)} 起可裁定。`,
  }),
  appeal: (o: Told): Words => ({
    title: `${actorText.operator}待终裁：有人申诉`,
    content: `${named(o)}，${yuan(o.amount)}。`,
  }),
  undecided: (o: Told): Words => ({
    title: '纠纷无人裁定，已自动退款',
    content: `${named(o)}，${yuan(o.amount)} 已全额退给买家。`,
  }),
} as const

export const alarmWords = (order: Told): Words => ({
  title: `纠纷超过 ${waitText(termsOf(order), 'decideDays')}未裁定`,
  content: `${named(order)}，${yuan(order.amount)}，${until(order)} 仍未裁定则全额退给买家。`,
})

export const reminderWords = (order: Told): Words => ({
  title: '请确认收货',
  content: `${named(order)}，${until(order)} 前未确认，自动放款 ${yuan(order.amount)}。`,
})

/** What one side is told when the carrier has handed the parcel over. */
export const signedWords = (order: Told, side: Side): Words => ({
  title: side === 'buyer' ? '快递已签收，请确认收货' : '快递已签收，待买家确认',
  content: `${named(order)}，${until(order)} 前未确认，自动放款 ${yuan(order.amount)}。`,
})

/** What one side is told when the parcel's newest word is no signature. In a dispute its own end stands. */
export function unsignedWords(order: Told, side: Side, way: ParcelWay): Words {
  const title = isBack(way) ? `快递${parcelWayTexts[way]}` : `快递未签收，${parcelWayTexts[way]}`
  if (order.state !== 'delivered') return { title, content: `${named(order)}，物流有变。` }
  const next = side === 'buyer' ? '未收到货可申请取消或发起纠纷。' : '请与买家商量。'
  return { title, content: `${named(order)}，${until(order)} 前未确认，自动放款 ${yuan(order.amount)}。${next}` }
}

/** What one side is told when the other reminds them. Source: domain model §10. */
export const remindedWords = (order: Told, by: Side): Words =>
  by === 'buyer'
    ? { title: `${actor(order, by)}提醒你交付`, content: `${named(order)}，${until(order)} 前未交付，自动全额退款。` }
    : { ...reminderWords(order), title: `${actor(order, by)}提醒你确认收货` }
