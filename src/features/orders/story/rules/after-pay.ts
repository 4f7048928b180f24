import type { OrderDetail } from '@contract/endpoints/orders/orders'
import type { AfterPay } from '@/lib/pay/payable'
import { endingOf } from './ending'
import { stepsOf } from './steps'
import { turnOfOrder } from './turn'

/** What happens after the payment of an order: its steps to come; of one that went on since, where it stands. Source: design §6. */
export function afterOrder(order: OrderDetail, nowMs: number): AfterPay {
  const ending = endingOf(order)
  if (ending) return { steps: [], now: { what: ending.title, otherwise: ending.text } }
  const steps = stepsOf(order, nowMs).flatMap(({ state, title, text }) =>
    state === 'done' ? [] : [{ state, title, text }],
  )
  const turn = turnOfOrder(order, nowMs)
  if (!turn) return { steps }
  return order.state === 'paid' ? { steps, otherwise: turn.long.otherwise } : { steps, now: turn.long }
}
