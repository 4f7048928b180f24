import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, Id, Text } from '../../fields'
import { reports } from '../../limits'
import { reportReasons } from '../../people/reports'

/**
 * Reports a post of mutual aid to the operators; nobody else learns of it, and the post stays as it is. OWN: an own one. CLOSED: it is
 * removed. LIMIT: this person has reported it, or enough for today. FORM: 其他 without words. Source: domain model §6.3; community §6, §9.
 */
export const reportAdd = endpoint({
  path: '/bctReport/add',
  body: 'json',
  access: 'user',
  summary: 'Report a post to the operators',
  input: v.object({
    clientNo: ClientNo,
    refType: v.picklist(['mutual']),
    refId: Id,
    reason: v.picklist(reportReasons),
    text: v.optional(Text(reports.text), ''),
  }),
  output: v.object({ reportId: Id }),
  refusals: ['NOT_FOUND', 'OWN', 'CLOSED', 'LIMIT', 'FORM'],
})
