import type { OrderAct, OrderTimer } from '@contract/orders/transitions'
import { orderStateNames, orderTimers, transitionFor } from '@contract/orders/transitions'
import type { Deps } from '../../deps'
import type { Deadline } from '../../jobs/deadlines'
import { deadline, unpaid } from '../../jobs/deadlines'
import type { JobHandler, JobHandlers, JobNames } from '../../jobs/jobs'
import { schedule } from '../../jobs/jobs'
import { haltOf, haltPollMs } from '../area/open/halt'
import { maskAddress, maskKind } from './address/address'
import { alarmKind } from './dispute/dispute'
import { disputesOf, markAlarmed } from './dispute/dispute-store'
import { alarmOperators, remindBuyer } from './news/news'
import type { Reminder } from './news/reminders'
import { reminders } from './news/reminders'
import * as store from './store'
import type { TradeOrderTable } from './tables'
import { perform } from './writing/perform'

const isUnended = { ended_at: null } as const
const isPastPaying = { state: orderStateNames.filter((state) => state !== 'unpaid') }
const awaitsRuling = { state: ['open', 'appealed'], alarmed_at: null } as const

/** What had passed before an outage does not move, but for what the order itself waits for. */
export const orderDeadlines: readonly Deadline[] = [
  unpaid('trade_order', 'order_id', 'deadline_at', 'closeUnpaid', 'order'),
  deadline('trade_order', 'order_id', 'deadline_at', { wakes: { column: 'deadline_does' }, where: isPastPaying }),
  deadline('trade_order', 'order_id', 'cancel_ask_until', { wakes: 'lapseCancel', moved: 'running' }),
  deadline('trade_order', 'order_id', 'part_ask_until', { wakes: 'lapsePart', moved: 'running' }),
  deadline('trade_order', 'order_id', 'rate_until', { moved: 'running' }),
  // One that both have given is shown since before the outage.
  deadline('review', 'order_id', 'shown_at', { moved: 'running' }),
  deadline('dispute', 'order_id', 'last_resort_at', { where: isUnended }),
  deadline('dispute', 'order_id', 'evidence_until', { where: isUnended, moved: 'running' }),
  deadline('dispute', 'order_id', 'decide_by', {
    wakes: alarmKind,
    wakesWhere: awaitsRuling,
    where: isUnended,
    moved: 'running',
  }),
]

/** What the jobs of orders do, for who reads that one fails. */
export const orderJobNames = {
  closeUnpaid: '关闭逾期未付的订单',
  refundLate: '逾期未交付退款',
  confirmSilent: '逾期自动确认收货',
  refundUndecided: '逾期未裁决退款',
  executeRelease: '纠纷放款',
  executeRefund: '纠纷退款',
  executeSplit: '纠纷分款',
  remindConfirmEarly: '提醒确认收货',
  remindConfirmLate: '再次提醒确认收货',
  lapseCancel: '取消申请到期',
  lapsePart: '协商退款到期',
  [alarmKind]: '纠纷逾期提醒',
  [maskKind]: '遮盖收货地址',
} as const satisfies JobNames & Readonly<Record<OrderTimer | Reminder, string>>

/** The deadlines of orders: the same table and the same lock as a user's act. Source: domain model §5. */
export function orderJobs(deps: Deps): JobHandlers {
  const timers = orderTimers.map((does): [string, JobHandler] => [
    does,
    fire(deps, does, (order) => (order.deadline_does === does ? order.deadline_at : null)),
  ])
  const reminding = reminders.map(({ kind, beforeMs }): [string, JobHandler] => [kind, remind(deps, kind, beforeMs)])
  return {
    ...Object.fromEntries([...timers, ...reminding]),
    lapseCancel: fire(deps, 'lapseCancel', (order) => order.cancel_ask_until),
    lapsePart: fire(deps, 'lapsePart', (order) => order.part_ask_until),
    [alarmKind]: alarm(deps),
    [maskKind]: maskAddress(deps),
  }
}

/**
 * Makes a timer's transition when its time has come. A deadline that was moved is waited for again; one that is gone is dropped. Nobody
 * loses an unpaid order while paying is halted.
 */
function fire(deps: Deps, act: OrderAct, dueAt: (order: TradeOrderTable) => number | null): JobHandler {
  return async (tx, orderId) => {
    const order = await store.lockOrder(tx, orderId)
    const transition = order && transitionFor(act, 'timer', order.state)
    const at = order ? dueAt(order) : null
    if (!transition || at === null) return
    if (at > deps.clock.now()) return schedule(tx, { kind: act, ref: orderId, runAt: at })
    const isHalted = act === 'closeUnpaid' && (await haltOf(tx, [order.area_id])) !== undefined
    if (isHalted) return schedule(tx, { kind: act, ref: orderId, runAt: deps.clock.now() + haltPollMs })
    const done = await perform(tx, deps, order, { transition, role: 'timer' })
    if (!done.ok) throw new Error(`timer ${act} of order ${orderId} was refused: ${done.error.reason}`)
  }
}

function remind(deps: Deps, kind: string, beforeMs: number): JobHandler {
  return async (tx, orderId) => {
    const order = await store.lockOrder(tx, orderId)
    if (order?.deadline_does !== 'confirmSilent' || order.deadline_at === null) return
    const runAt = order.deadline_at - beforeMs
    if (runAt > deps.clock.now()) return schedule(tx, { kind, ref: orderId, runAt })
    await remindBuyer(tx, deps, order)
  }
}

function alarm(deps: Deps): JobHandler {
  return async (tx, orderId) => {
    const order = await store.lockOrder(tx, orderId)
    const dispute = (await disputesOf(tx, [orderId])).get(orderId)?.at(-1)
    if (!order || (dispute?.state !== 'open' && dispute?.state !== 'appealed')) return
    const now = deps.clock.now()
    if (dispute.decide_by > now) return schedule(tx, { kind: alarmKind, ref: orderId, runAt: dispute.decide_by })
    if (await markAlarmed(tx, dispute.dispute_id, now)) await alarmOperators(tx, deps, order)
  }
}
