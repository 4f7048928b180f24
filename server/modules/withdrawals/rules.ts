import { areaOffsetMs, dayStart } from '@contract/hours'
import { withdrawals } from '@contract/limits'
import type { Fen } from '@contract/money'
import { fen, shareOf } from '@contract/money'
import { isWorkingDay } from './holidays'
import type { WithdrawState } from './tables'

/** The states it may go to, from each. What is not here is refused. Source: domain model §3.9. */
export const nextStates: Readonly<Record<WithdrawState, readonly WithdrawState[]>> = {
  applied: ['approved', 'rejected', 'cancelled'],
  approved: ['paying', 'rejected'],
  paying: ['paid', 'failed'],
  paid: [],
  rejected: [],
  cancelled: [],
  failed: [],
}

export const openStates = ['applied', 'approved', 'paying'] as const satisfies readonly WithdrawState[]

export const isOpenState = (state: WithdrawState): boolean => nextStates[state].length > 0

/** 0.6 % of the amount, half up, at least 0.10. Source: domain model §3.9. */
export const feeOf = (amount: Fen): Fen =>
  fen(Math.max(withdrawals.feeMinFen, shareOf(amount, withdrawals.feeBasisPoints)))

const dayMs = 86_400_000

/** The next working day, 18:00 of the area. Source: domain model §3.9. Our decision: docs/decisions/0082-working-days.md */
export function expectedAt(now: number): number {
  let day = dayStart(now) + dayMs
  while (!isWorkingDay(new Date(day + areaOffsetMs).toISOString().slice(0, 10))) day += dayMs
  return day + withdrawals.payHour * 3_600_000
}
