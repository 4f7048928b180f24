import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, Id, Text } from '../../fields'
import { reports } from '../../limits'
import { reportReasons, reportTypes } from '../../people/reports'

/**
 * Reports what another person wrote to the operators; nobody else learns of it, and the thing stays as it is. Words between two: NOT_FOUND
 * for anybody but the other one. OWN: an own one. CLOSED: it is removed. LIMIT: this person has reported it, or enough for today. FORM:
 * 其他 without words. Source: domain model §6.3; community §6, §9.
 */
export const reportAdd = endpoint({
  path: '/bctReport/add',
  body: 'json',
  access: 'user',
  summary: 'Report to the operators what another person wrote',
  input: v.object({
    clientNo: ClientNo,
    refType: v.picklist(reportTypes),
    /** Its id; of a rating that of its order. */
    refId: Id,
    reason: v.picklist(reportReasons),
    text: v.optional(Text(reports.text), ''),
  }),
  output: v.object({ reportId: Id }),
  refusals: ['NOT_FOUND', 'OWN', 'CLOSED', 'LIMIT', 'FORM'],
})
