import type { WithdrawState } from '../tables'

/** From each state, the states it may go to. Everything else is refused. Source: domain model §3.9. */
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
