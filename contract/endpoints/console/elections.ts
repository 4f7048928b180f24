import * as v from 'valibot'
import { termsInRow } from '../../console/limits'
import { endpoint } from '../../endpoint'
import { ClientNo, Id, Version } from '../../fields'
import { Reason } from './approvals'

/** How many terms in a row one person may be mayor of an area; 0: as many as are won. Elections keep the rule of their announcement. */
const ElectionRule = v.object({ areaId: Id, ver: v.number(), mostInRow: v.number() })
export type ElectionRule = v.InferOutput<typeof ElectionRule>

/** The rule of an area. */
export const electionRule = endpoint({
  path: '/admin/election/rule',
  body: 'form',
  access: 'staff',
  summary: 'Console: how many terms in a row one may be mayor',
  input: v.object({ areaId: Id }),
  output: ElectionRule,
  refusals: ['NOT_FOUND'],
})

/**
 * Sets the rule of an area, for elections that are announced from now on. OWN for who is in the seat, was elected, or stands in an election
 * there. MOVED with `rule`. Source: community §7, row 3 (a setting); decision 0456.
 */
export const electionSetRule = endpoint({
  path: '/admin/election/setRule',
  body: 'json',
  access: 'staff',
  summary: 'Console: set how many terms in a row one may be mayor',
  input: v.object({
    clientNo: ClientNo,
    areaId: Id,
    ver: Version,
    mostInRow: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(termsInRow.max)),
    reason: Reason,
  }),
  output: ElectionRule,
  refusals: ['NOT_FOUND', 'OWN', 'MOVED'],
})
