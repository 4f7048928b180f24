import type { Decision } from '@contract/endpoints/orders/dispute-view'
import type { DisputeCaseDetail } from '@contract/endpoints/orders/disputes'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { fen, minus } from '@contract/money'
import { actTitle } from '@contract/orders/story'
import { momentText } from '@/lib/format/moments'
import { yuanText } from '@/lib/format/yuan'
import { rulingText } from '../../dispute/dispute-copy'
import type { Step } from '../step'
import { turnOfOrder } from './turn'
import { stages } from '../words'

type Entry = OrderDetail['timeline'][number]

const stepCount = 4

const done = (title: string, at: number, nowMs: number, text = '', images = ''): Step => ({
  state: 'done',
  title,
  side: momentText(at, nowMs),
  text,
  images,
})

/** Acts that settle nothing by themselves and are shown elsewhere. */
const untold = new Set(['take', 'rate'])

/**
 * The four steps pay, deliver, confirm, finished, with the agreements of the two in between; an order that ended early shows only what
 * happened. Source: mockup 07.
 */
export function stepsOf(order: OrderDetail, nowMs: number): Step[] {
  const rows = order.timeline.filter(({ act }) => !untold.has(act))
  return [...rows.map((row) => happened(order, row, nowMs)), ...waited(order, nowMs), ...toCome(order)]
}

function happened(order: OrderDetail, row: Entry, nowMs: number): Step {
  const { act, by, at, images } = row
  return done(actTitle(act, by), at, nowMs, textOf(order, row), isInDispute(order, row) ? '' : images)
}

/** Whether the order's dispute shows these pictures in its own part of the page. */
const isInDispute = ({ dispute }: OrderDetail, { act, at }: Entry): boolean =>
  act === 'dispute'
    ? dispute?.openedAt === at
    : act === 'evidence' && dispute?.evidence.some((one) => one.at === at) === true

/** The text below an act's title: what its actor wrote, or what happened to the money. */
function textOf(order: OrderDetail, { act, at, text }: Entry): string {
  const { buyer, seller, dispute } = order
  const amount = `¥${yuanText(order.amount)}`
  switch (act) {
    case 'pay':
    case 'sell':
      return `${buyer.blockNo} 已付 ${amount}，确认收货前由平台保管`
    case 'deliver':
    case 'refuse':
      return `${seller.blockNo}：${text}`
    case 'confirm':
    case 'confirmSilent':
      return `担保资金 ${amount} 已放款`
    case 'cancel':
    case 'closeUnpaid':
      return '没有扣款，库存已恢复'
    case 'agreeCancel':
    case 'executeRefund':
    case 'refundLate':
    case 'refundUndecided':
      return `${amount} 已退回 ${buyer.blockNo} 的可用余额`
    case 'agreePart':
      return agreedText(order)
    case 'executeRelease':
    case 'executeSplit':
      return dispute?.decision ? rulingText(dispute.decision) : ''
    default:
      return ruled(dispute?.decision, act, at, text)
  }
}

/** What both agreed to, and the fee on the seller's part. */
function agreedText({ agreed, buyer, seller }: OrderDetail): string {
  if (!agreed) return ''
  const [back, net] = [yuanText(agreed.buyerAmount), yuanText(minus(agreed.sellerAmount, agreed.fee))]
  return `¥${back} 已退回 ${buyer.blockNo} 的可用余额，${seller.blockNo} 实收 ¥${net}，手续费 ¥${yuanText(agreed.fee)}`
}

/** A decision says who gets how much; only the newest one is known here. */
const ruled = (decision: Decision | null | undefined, act: string, at: number, text: string): string =>
  decision && act.startsWith('decide') && decision.at === at ? `${rulingText(decision)}。${text}` : text

const partSteps = ['payment', 'delivery', 'receipt'] as const

/** The position of a running order. */
const positionOf = ({ state }: OrderDetail): number => ['unpaid', 'paid', 'delivered'].findIndex((one) => one === state)

/** The node that it waits at. */
function waited(order: OrderDetail, nowMs: number): Step[] {
  const turn = turnOfOrder(order, nowMs)
  if (!turn) return []
  const isAsked = order.cancelAsk !== null || order.partAsk !== null
  const stage = isAsked ? undefined : partSteps[positionOf(order)]
  const title = stage ? stages[stage].now[order.side] : turn.long.what
  const side = stage ? `第 ${positionOf(order) + 1}/${stepCount} 步` : ''
  const text = turn.deadlineAt === null ? '' : `到 ${momentText(turn.deadlineAt, nowMs)}`
  return [{ state: 'now', title, side, text, images: '' }]
}

/** What is still to come of an order without a dispute, and the last node of one that was confirmed. */
function toCome(order: OrderDetail): Step[] {
  const isConfirmed = order.state === 'done' && order.dispute?.state !== 'executed' && !order.agreed
  if (isConfirmed) return [finish(order, 'done')]
  const place = positionOf(order)
  if (place < 0) return []
  const rest = partSteps.slice(place + 1).map((wait): Step => {
    const { to, within } = stages[wait]
    const title = to[order.side]
    return { state: 'todo', title, side: '', text: within(order), images: '' }
  })
  return [...rest, finish(order, 'todo')]
}

/** What the seller gets depends on the answer to an open request. */
function promised({ amount, fee, buyer, cancelAsk, partAsk }: OrderDetail): string | undefined {
  const otherwise = `否则 +${yuanText(fen(amount - fee))}`
  if (partAsk) return `同意退款则 +${yuanText(minus(partAsk.sellerAmount, partAsk.fee))}，${otherwise}`
  return cancelAsk ? `同意取消则全额退给 ${buyer.blockNo}，${otherwise}` : undefined
}

function finish(order: OrderDetail, state: Step['state']): Step {
  const { amount, fee, fundShare, seller } = order
  const open = state === 'todo' ? promised(order) : undefined
  if (open !== undefined) return { state, title: `完成，放款给 ${seller.blockNo}`, side: '', text: open, images: '' }
  const text = `手续费 ${yuanText(fee)} 由卖家承担，其中 ${yuanText(fundShare)} 进社区基金`
  return { state, title: `完成，放款给 ${seller.blockNo}`, side: `+${yuanText(fen(amount - fee))}`, text, images: '' }
}

/** Everything that happened in a disputed order, for who decides it: who did what when, with what was said. */
export const caseSteps = ({ timeline }: Pick<DisputeCaseDetail, 'timeline'>, nowMs: number): Step[] =>
  timeline.map(({ act, at, by, text, images }) => done(actTitle(act, by), at, nowMs, text, images))
