import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, PositiveFen, Text } from '../../fields'
import { ApprovalView } from './approvals'

/**
 * Asks a second one of finance for a refund from the amount of two persons on (`/admin/pay/refund` answers LIMIT with `isForTwo`). LIMIT:
 * below that amount one decides, or more than is `left`. CLOSED: one is waited for already.
 */
export const refundAsk = endpoint({
  path: '/admin/refund/ask',
  body: 'json',
  access: 'staff',
  summary: 'Console: ask for a refund by two',
  input: v.object({
    clientNo: ClientNo,
    outTradeNo: Text(64),
    amount: PositiveFen,
    reason: v.pipe(Text(80), v.minLength(5)),
  }),
  output: ApprovalView,
  refusals: ['NOT_FOUND', 'OWN', 'LIMIT', 'CLOSED'],
})
