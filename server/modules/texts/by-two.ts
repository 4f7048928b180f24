import * as v from 'valibot'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { namedByTextId } from '@contract/texts/area-texts'
import type { ApprovalAct } from '../approvals/open/approval'
import { lockNamed, putInForce } from './service'

const Payload = v.object({ ver: v.number(), content: v.string() })

/** A new version of what residents agree to, by two persons: in force from the second one's word on. */
export const textApproval: ApprovalAct = {
  lock: lockNamed,
  isParty: () => Promise.resolve(false),
  async run(tx, deps, { userId, approvalId }, textId, payload) {
    const of = namedByTextId(textId)
    if (!of) return err(refusal('NOT_FOUND'))
    const by = { userId, call: '/admin/text/edit', reason: '', approvalId }
    await putInForce(tx, deps, by, { ...of, ...v.parse(Payload, payload) })
    return ok(null)
  },
}
