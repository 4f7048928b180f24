import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { Id, pageInput, pageOf } from '../../fields'
import { OrderMessage } from '../orders/messages'
import { disputeDecide } from '../orders/disputes'
import { ApprovalView } from './approvals'

/**
 * Asks a second operator for a decision of more than the amount of two persons (`/admin/dispute/decide` answers LIMIT with `isForTwo`). The
 * payload says what it comes to. CLOSED: one is waited for already. LIMIT: below that amount one decides; evidence time runs.
 */
export const disputeAsk = endpoint({
  path: '/admin/dispute/ask',
  body: 'json',
  access: 'staff',
  summary: 'Console: ask for a decision by two',
  input: disputeDecide.input,
  output: ApprovalView,
  refusals: ['MOVED', 'NO_RIGHT', 'OWN', 'LIMIT', 'NOT_FOUND', 'FORM', 'CLOSED'],
})

/** What the parties of a disputed order wrote to each other, newest first; each reading is recorded. */
export const disputeMessages = endpoint({
  path: '/admin/dispute/messages',
  body: 'form',
  access: 'staff',
  summary: 'Console: messages of a disputed order',
  input: v.object({ ...pageInput, id: Id }),
  output: pageOf(OrderMessage),
  refusals: ['NOT_FOUND'],
})
