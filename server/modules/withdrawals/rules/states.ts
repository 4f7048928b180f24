import type { WithdrawState } from '../tables'

/** From each state, the states it may go to. Everything else is refused. Source: domain model §3.9. */
export const nextStates: Readonly<Record<WithdrawState, readonly WithdrawState[]>> = {
  applied: ['approved', 'rejected', 'cancelled'],
  approved: ['paying', 'rejected'],
  paying: ['paid', 'failed'],
  paid: ['returned'],
  rejected: [],
  cancelled: [],
  failed: [],
  // A return that was entered wrongly is corrected.
  returned: ['paid'],
}

export const openStates = ['applied', 'approved', 'paying'] as const satisfies readonly WithdrawState[]

const open: ReadonlySet<WithdrawState> = new Set(openStates)

/** Whether it still waits for an end; one that was paid has ended, although its bank may return it. */
export const isOpenState = (state: WithdrawState): boolean => open.has(state)
