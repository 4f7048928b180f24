import { minuteMs } from '@contract/durations'
import type { Deps } from '../../deps'
import type { JobHandler, JobHandlers } from '../../jobs/jobs'
import { schedule } from '../../jobs/jobs'
import { openPayOf } from './attempt-store'

/** The timers that close what was not paid in time, and what kind of thing each closes. */
const closing = {
  closeUnpaid: 'order',
  closeUnpaidBuy: 'buy',
  closeUnpaidRecharge: 'recharge',
  closeUnpaidSlots: 'expand',
  closeUnpaidGift: 'fund',
  closeUnpaidTerm: 'shop',
  closeUnpaidCart: 'cart',
} as const

const againMs = 5_000

/** How long a thing waits for a gateway that does not answer; money that comes later stays available. */
const patienceMs = 10 * minuteMs

/**
 * The same timers, but an open payment at the gateway is closed there first: the timer repeats until the sweep has done that. Our decision:
 * docs/decisions/0060-payment-gateway.md
 */
export function gatewayFirst(deps: Deps, handlers: JobHandlers): JobHandlers {
  const waiting = Object.entries(closing).flatMap(([kind, bizType]): [string, JobHandler][] => {
    const close = handlers[kind]
    if (!close) return []
    const handler: JobHandler = async (tx, ref) => {
      const pay = await openPayOf(tx, bizType, ref)
      const now = deps.clock.now()
      if (pay && now < pay.expire_at + patienceMs) return schedule(tx, { kind, ref, runAt: now + againMs })
      await close(tx, ref)
    }
    return [[kind, handler]]
  })
  return { ...handlers, ...Object.fromEntries(waiting) }
}
