import * as v from 'valibot'
import { staffRoles } from '@contract/console/roles'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { ApprovalAct } from '../approvals/open/approval'
import { audit } from '../audit/open/audit'
import { changesOf } from '../audit/open/changes'
import { makeStaff } from './invite'
import * as store from './store'

const Roles = v.array(v.picklist(staffRoles))
const Areas = v.nullable(v.array(v.number()))
const Add = v.object({ name: v.string(), roles: Roles, areas: Areas, userId: v.nullable(v.number()) })
const Edit = v.object({ roles: Roles, areas: Areas, isOn: v.boolean() })

/** Those about somebody who is there: nobody decides the own rights. */
const about = {
  lock: async (tx, id) => (await store.lock(tx, id))?.ver,
  isParty: (_tx, id, { staffId }) => Promise.resolve(staffId === id),
} satisfies Pick<ApprovalAct, 'lock' | 'isParty'>

/** Another one of staff has this name. */
export const nameTaken = refusal('FORM', { fields: { name: '这个姓名已有人用' } })

/** Somebody new; an invitation follows. Refusal: FORM, when the name was taken meanwhile. */
export const staffAddApproval: ApprovalAct = {
  // There is nobody yet.
  lock: () => Promise.resolve(0),
  isParty: async (_tx, _id, _staff) => Promise.resolve(false),
  async run(tx, deps, { userId, approvalId }, id, payload) {
    const { name, ...wish } = v.parse(Add, payload)
    if (await store.findByName(tx, name)) return err(nameTaken)
    await makeStaff(tx, deps, { name, ...wish }, id)
    const deed = { userId, call: '/admin/staff/add', refType: 'staff', refId: id, approvalId }
    await audit(tx, deps, { ...deed, details: { after: { name, ...wish } } })
    return ok(null)
  },
}

/** Other roles and areas, or the end of the work. Every session of the person ends. */
export const staffEditApproval: ApprovalAct = {
  ...about,
  async run(tx, deps, { userId, approvalId }, id, payload) {
    const { roles, areas, isOn } = v.parse(Edit, payload)
    const row = await store.lock(tx, id)
    if (!row) return err(refusal('NOT_FOUND'))
    const state = isOn ? (row.password_hash === null ? 'new' : 'on') : 'off'
    await store.change(tx, id, { roles, areas, state })
    await store.endSessions(tx, id, deps.clock.now())
    const before = { roles: row.roles, areas: row.areas, state: row.state }
    const deed = { userId, call: '/admin/staff/edit', refType: 'staff', refId: id, approvalId }
    await audit(tx, deps, { ...deed, changes: changesOf(before, { roles, areas, state }) })
    return ok(null)
  },
}

/** For who lost the authenticator: everything to sign in with goes, every session ends, and an invitation follows. */
export const staffResetApproval: ApprovalAct = {
  ...about,
  async run(tx, deps, { userId, approvalId }, id) {
    const none = { password_hash: null, totp_sealed: null, recovery_hashes: [], invitation_hash: null }
    await store.change(tx, id, { ...none, state: 'new' })
    await store.endSessions(tx, id, deps.clock.now())
    const deed = { userId, call: '/admin/staff/reset', refType: 'staff', refId: id, approvalId }
    await audit(tx, deps, deed)
    return ok(null)
  },
}
