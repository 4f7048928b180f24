import type { OrderDetail } from '@contract/endpoints/orders'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import type { Step } from './step'
import { turnOfDispute } from './dispute-turn'
import { ruledStep, settledSteps } from './settled-steps'
import { momentText } from '@/lib/format/moment'

type Entry = OrderDetail['timeline'][number]

const stepCount = 4
const numbered = (n: number) => `第 ${n}/${stepCount} 步`

/** The four steps pay, deliver, confirm, finished; an order that ended early shows what happened and nothing to come. Source: mockup 07. */
export function stepsOf(order: OrderDetail): Step[] {
  const entry = (...acts: string[]) => order.timeline.find((row) => acts.includes(row.act))
  const paid = entry('pay', 'sell')
  const delivered = entry('deliver')
  const steps: Step[] = []
  if (paid) steps.push(paidStep(order, paid))
  const before = order.timeline.filter((row) => delivered === undefined || row.at < delivered.at)
  const after = order.timeline.filter((row) => !before.includes(row))
  steps.push(...settledSteps(order, before))
  if (delivered) steps.push(deliveredStep(order, delivered))
  steps.push(...settledSteps(order, after))
  const [ended] = order.timeline.filter(({ act }) => act !== 'rate').slice(-1)
  if (order.state === 'closed' || order.state === 'refunded')
    return [...steps, ...(ended ? [endedStep(order, ended)] : [])]
  if (!paid) steps.push(waiting(order, order.side === 'buyer' ? '等你付款' : '等买家付款', 1))
  if (!delivered && order.state !== 'done') {
    const title = order.side === 'seller' ? '等你交付' : '等卖家交付'
    steps.push(paid ? waiting(order, title, 2) : todo('卖家交付', '付款后 24 小时内'))
  }
  if (order.state === 'done') return [...steps, ...(ended ? confirmedSteps(order, ended) : [])]
  if (order.state === 'dispute') return [...steps, disputedStep(order)]
  const confirm = order.side === 'buyer' ? '等你确认收货' : '等买家确认收货'
  steps.push(delivered ? waiting(order, confirm, 3) : todo('买家确认收货', '交付后 72 小时内，超时自动放款'))
  return [...steps, finish(order, 'todo', `+${netText(order)}`)]
}

const netText = (order: OrderDetail) => yuanText(fen(order.amount - order.fee))

function paidStep(order: OrderDetail, { act, at }: Entry): Step {
  const text = `${order.buyer.blockNo} 付 ¥${yuanText(order.amount)}，冻结到确认为止`
  const title = act === 'sell' ? '卖给求购，求购已付款' : '付款，进入担保冻结'
  return { state: 'done', title, side: momentText(at), text, images: '' }
}

function deliveredStep(order: OrderDetail, { at, text, images }: Entry): Step {
  const said = `${order.seller.blockNo}：${text}`
  return { state: 'done', title: '卖家交付', side: momentText(at), text: said, images }
}

function waiting(order: OrderDetail, title: string, n: number): Step {
  const text = order.deadlineAt === null ? '' : `到 ${momentText(order.deadlineAt)}`
  return { state: 'now', title, side: numbered(n), text, images: '' }
}

const todo = (title: string, text: string): Step => ({ state: 'todo', title, side: '', text, images: '' })

function finish(order: OrderDetail, state: Step['state'], side: string): Step {
  const text = `手续费 ${yuanText(order.fee)} 由卖家付，其中 ${yuanText(order.fundShare)} 进社区基金`
  return { state, title: `完成，放款给 ${order.seller.blockNo}`, side, text, images: '' }
}

function confirmedSteps(order: OrderDetail, { at, by }: Entry): Step[] {
  if (order.dispute?.state === 'executed' && order.dispute.decision) return [ruledStep(order.dispute.decision, at)]
  const title = by === 'timer' ? '超时未确认，自动放款' : '买家确认收货'
  const text = `¥${yuanText(order.amount)} 离开担保冻结`
  return [{ state: 'done', title, side: momentText(at), text, images: '' }, finish(order, 'done', `+${netText(order)}`)]
}

function endedStep(order: OrderDetail, { act, at, by, text }: Entry): Step {
  const amount = `¥${yuanText(order.amount)}`
  const done = (title: string, words: string): Step => ({
    state: 'done',
    title,
    side: momentText(at),
    text: words,
    images: '',
  })
  if (act === 'refuse') return done('卖家拒单，全额退款', `${order.seller.blockNo}：${text}`)
  const back = `${amount} 已退回 ${order.buyer.blockNo} 的可用`
  if (act === 'agreeCancel') return done('同意取消，全额退款', back)
  if (act === 'refundUndecided') return done('无人裁定，全额退款', back)
  if (act === 'executeRefund') return done('按裁定全额退款', back)
  if (act === 'refundLate') return done('超时未交付，全额退款', back)
  if (by === 'timer') return done('超时未付款，订单关闭', '没有扣款，货回架上')
  return done('买家取消，订单关闭', '没有扣款，货回架上')
}

function disputedStep(order: OrderDetail): Step {
  const { who, act, deadlineAt } = turnOfDispute(order)
  const text = deadlineAt === null ? '' : `到 ${momentText(deadlineAt)}`
  return { state: 'now', title: `${who} ${act}`, side: '', text, images: '' }
}
