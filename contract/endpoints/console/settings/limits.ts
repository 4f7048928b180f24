import * as v from 'valibot'
import { limitNames, ownLimits } from '../../../console/limits'
import { endpoint } from '../../../endpoint'
import { ClientNo, FenSchema, Id, Version } from '../../../fields'
import { fen } from '../../../money'
import { ApprovalView, Reason } from '../approvals'

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max), v.transform(fen))

/** What a resident may move in a day: as everybody (`own` null), or by an own limit. */
export const LimitView = v.object({
  name: v.picklist(limitNames),
  standard: FenSchema,
  own: v.nullable(FenSchema),
  /** Of the own limit; 0 while there was none. */
  ver: v.number(),
  /** What waits for the second person. */
  approval: v.nullable(ApprovalView),
})
export type LimitView = v.InferOutput<typeof LimitView>

const Limits = v.object({ userId: Id, limits: v.array(LimitView) })

/** The limits of a resident. */
export const limitList = endpoint({
  path: '/admin/limit/list',
  body: 'form',
  access: 'staff',
  summary: 'Console: the limits of a resident',
  input: v.object({ id: Id }),
  output: Limits,
  refusals: ['NOT_FOUND'],
})

/**
 * Gives a resident an own limit, or takes it away (`amount` null). What is more than before waits for a second person (`approval`); what is
 * less is so at once. CLOSED: one is waited for already. OWN: one's own.
 */
export const limitSet = endpoint({
  path: '/admin/limit/set',
  body: 'json',
  access: 'staff',
  summary: 'Console: set a limit of a resident, or ask for it',
  input: v.object({
    clientNo: ClientNo,
    id: Id,
    name: v.picklist(limitNames),
    ver: Version,
    amount: v.nullable(whole(0, ownLimits.mostFen)),
    reason: Reason,
  }),
  output: Limits,
  refusals: ['NOT_FOUND', 'MOVED', 'OWN', 'CLOSED'],
})
