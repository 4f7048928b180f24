import * as v from 'valibot'
import { staffRoles } from '@contract/console/roles'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { ApprovalAct } from '../approvals/open/approval'
import { hasSigned, waitsFor } from '../approvals/open/ask'
import { audit } from '../audit/open/audit'
import { changesOf } from '../audit/open/changes'
import { actingAs, makeStaff } from './invite'
import * as store from './store'

const Roles = v.array(v.picklist(staffRoles))
const Areas = v.nullable(v.array(v.number()))
const UserId = v.nullable(v.number())
const Add = v.object({ name: v.string(), roles: Roles, areas: Areas, userId: UserId })
const Edit = v.object({ roles: Roles, areas: Areas, isOn: v.boolean(), userId: v.optional(UserId) })

/** Those about somebody who is there: nobody decides the own rights. */
const about = {
  lock: async (tx, id) => (await store.lock(tx, id))?.ver,
  isParty: (_tx, id, { staffId }) => Promise.resolve(staffId === id),
} satisfies Pick<ApprovalAct, 'lock' | 'isParty'>

/** Another one of staff has this name. */
export const nameTaken = refusal('FORM', { fields: { name: '这个姓名已有人用' } })

type Row = NonNullable<Awaited<ReturnType<typeof store.lock>>>

const accountOf = ({ is_resident, user_id }: Row): number | null => (is_resident ? user_id : null)

/**
 * Why an account cannot be somebody's own: another one of staff has it; what the person asked for under the account of now still waits, so
 * that nobody answers an ask of their own; or something was signed under a resident's, which stays who that was. Null is no account.
 * Refusal: FORM.
 */
export async function accountRefusal(
  tx: Tx,
  deps: Deps,
  account: number | null,
  row?: Row,
): Promise<Refusal | undefined> {
  const holder = account === null ? undefined : await store.staffOfUser(tx, account)
  if (holder && holder.staff_id !== row?.staff_id) return accountTaken
  const isOther = row !== undefined && account !== accountOf(row)
  if (!isOther) return undefined
  if (await waitsFor(tx, row.user_id, deps.clock.now())) return stillAsking
  return row.is_resident && (await hasSigned(tx, row.user_id)) ? hasSignedWithIt : undefined
}

/** Nobody holds the block, or its holder is another one of staff. */
export const accountTaken = refusal('FORM', { fields: { account: '请重选居民账号' } })

const stillAsking = refusal('FORM', { fields: { account: '此人提交的复核还在等，有结果后再改居民账号' } })

/** What was signed under an account would be somebody else's with it. */
const hasSignedWithIt = refusal('FORM', { fields: { account: '此人用这个账号提交或复核过，账号不能再改' } })

/** Somebody new; an invitation follows. Refusal: FORM, when the name or the account was taken meanwhile. */
export const staffAddApproval: ApprovalAct = {
  // There is nobody yet.
  lock: () => Promise.resolve(0),
  isParty: async (_tx, _id, _staff) => Promise.resolve(false),
  async run(tx, deps, { userId, approvalId }, id, payload) {
    const { name, ...wish } = v.parse(Add, payload)
    if (await store.findByName(tx, name)) return err(nameTaken)
    const refused = await accountRefusal(tx, deps, wish.userId)
    if (refused) return err(refused)
    await makeStaff(tx, deps, { name, ...wish }, id)
    const deed = { userId, call: '/admin/staff/add', refType: 'staff', refId: id, approvalId }
    await audit(tx, deps, { ...deed, details: { after: { name, ...wish } } })
    return ok(null)
  },
}

/** Other roles, areas and account, or the end of the work. Every session of the person ends. Refusals: NOT_FOUND, FORM (`account`). */
export const staffEditApproval: ApprovalAct = {
  ...about,
  async run(tx, deps, { userId, approvalId }, id, payload) {
    const { roles, areas, isOn, userId: account } = v.parse(Edit, payload)
    const row = await store.lock(tx, id)
    if (!row) return err(refusal('NOT_FOUND'))
    const refused = account === undefined ? undefined : await accountRefusal(tx, deps, account, row)
    if (refused) return err(refused)
    const state = isOn ? (row.password_hash === null ? 'new' : 'on') : 'off'
    await store.change(tx, id, { roles, areas, state })
    if (account !== undefined && account !== accountOf(row))
      await store.change(tx, id, await actingAs(tx, deps, row, account))
    await store.endSessions(tx, id, deps.clock.now())
    const before = { roles: row.roles, areas: row.areas, state: row.state, userId: accountOf(row) }
    const after = { roles, areas, state, userId: account === undefined ? accountOf(row) : account }
    const deed = { userId, call: '/admin/staff/edit', refType: 'staff', refId: id, approvalId }
    await audit(tx, deps, { ...deed, changes: changesOf(before, after) })
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
