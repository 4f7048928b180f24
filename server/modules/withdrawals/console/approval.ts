import { refusal } from '@contract/refusals'
import { err } from '@contract/result'
import type { ApprovalAct } from '../../approvals/open/approval'
import { moveRow } from '../admin'
import { nextStates } from '../rules/states'
import * as store from '../store'

/** Approving a withdrawal by two persons. Source: community §9. */
export const withdrawApproval: ApprovalAct = {
  lock: async (tx, id) => (await store.lock(tx, id))?.ver,
  isParty: async (tx, id, { userId }) => (await store.find(tx, id))?.user_id === userId,
  async run(tx, deps, { userId, approvalId }, id) {
    const row = await store.lock(tx, id)
    if (!row || !nextStates[row.state].includes('approved')) return err(refusal('CLOSED'))
    return moveRow(tx, deps, row, { by: userId, call: '/admin/approval/approve', to: 'approved', approvalId })
  },
}
