import type { JobNames } from '../../../jobs/jobs'

/** An order left the state in which it waits to be sent, or its parcel was signed for. */
export const orderDispatchKind = 'dispatchOrder'

/** A bid that was paid has ended. */
export const bidDispatchKind = 'dispatchBid'

/** Tells WeChat what it does not know yet of a payment's dispatch; its object is the try that was paid. */
export const dispatchKind = 'dispatch'

/** What the jobs of the dispatch do, for who reads that one fails. */
export const dispatchJobNames = {
  [orderDispatchKind]: '订单发货报微信',
  [bidDispatchKind]: '求购发货报微信',
  [dispatchKind]: '发货信息报微信',
} as const satisfies JobNames
