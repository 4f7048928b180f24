import * as v from 'valibot'
import { areRoles, staffRoles } from '../../console/roles'
import { endpoint } from '../../endpoint'
import { ClientNo, Id, Instant, Line, Version } from '../../fields'
import { ApprovalView, Reason } from './approvals'
import { exportOf } from './listing'

/** `new`: was invited and has no password yet. */
export const staffStates = ['new', 'on', 'off'] as const

export const StaffView = v.object({
  staffId: Id,
  ver: v.number(),
  name: v.string(),
  roles: v.array(v.picklist(staffRoles)),
  /** Null: all. */
  areas: v.nullable(v.array(Id)),
  state: v.picklist(staffStates),
  /** The person's own account as a resident, and by what the resident is known. */
  userId: v.nullable(Id),
  owner: v.nullable(v.string()),
  createdAt: Instant,
  seenAt: v.nullable(Instant),
  /** Where the person is signed in now. */
  sessions: v.array(v.object({ at: Instant, seenAt: Instant, ip: v.string() })),
})
export type StaffView = v.InferOutput<typeof StaffView>

const Roles = v.pipe(
  v.array(v.picklist(staffRoles)),
  v.check((roles) => areRoles(roles)),
)
/** The own account as a resident: who holds this block. */
const Account = v.nullable(v.object({ areaId: Id, blockNo: v.pipe(v.number(), v.integer(), v.minValue(1)) }))
const Areas = v.nullable(v.pipe(v.array(Id), v.minLength(1), v.maxLength(100)))

/** With every area by its name: administrators say where somebody may act. */
export const staffList = endpoint({
  path: '/admin/staff/list',
  body: 'form',
  access: 'staff',
  summary: 'Console: staff',
  input: v.object({}),
  output: v.object({ data: v.array(StaffView), areas: v.array(v.object({ areaId: Id, name: v.string() })) }),
  refusals: [],
})

export const staffExport = exportOf('/admin/staff/export', 'staff', {
  role: v.optional(v.picklist(staffRoles)),
  state: v.optional(v.picklist(staffStates)),
})

/** Asks for somebody new, whom another administrator approves. FORM: the name is taken, an area or the account is not there. */
export const staffAdd = endpoint({
  path: '/admin/staff/add',
  body: 'json',
  access: 'staff',
  summary: 'Console: ask for somebody new',
  input: v.object({
    clientNo: ClientNo,
    name: v.pipe(Line(20), v.minLength(2)),
    roles: Roles,
    areas: Areas,
    account: v.optional(Account, null),
    reason: Reason,
  }),
  output: ApprovalView,
  refusals: ['FORM', 'CLOSED'],
})

/**
 * Asks for other roles, other areas, another account as a resident (without `account` it stays), or for an end of the work. FORM
 * (`account`): nobody holds the block, it is another one's, or something waits that the person asked for. OWN: nobody changes the own
 * rights.
 */
export const staffEdit = endpoint({
  path: '/admin/staff/edit',
  body: 'json',
  access: 'staff',
  summary: 'Console: ask for other rights',
  input: v.object({
    clientNo: ClientNo,
    id: Id,
    ver: Version,
    roles: Roles,
    areas: Areas,
    isOn: v.boolean(),
    account: v.optional(Account),
    reason: Reason,
  }),
  output: ApprovalView,
  refusals: ['NOT_FOUND', 'MOVED', 'FORM', 'OWN', 'CLOSED'],
})

/** For who lost the authenticator: everything to sign in with goes, and an invitation follows. */
export const staffReset = endpoint({
  path: '/admin/staff/reset',
  body: 'json',
  access: 'staff',
  summary: 'Console: ask for a new authenticator',
  input: v.object({ clientNo: ClientNo, id: Id, ver: Version, reason: Reason }),
  output: ApprovalView,
  refusals: ['NOT_FOUND', 'MOVED', 'OWN', 'CLOSED'],
})

/** Ends every session of a colleague, whose password and codes stay. OWN: one's own account. */
export const staffEndSessions = endpoint({
  path: '/admin/staff/endSessions',
  body: 'json',
  access: 'staff',
  summary: 'Console: sign a colleague out',
  input: v.object({ clientNo: ClientNo, id: Id, reason: Reason }),
  output: v.object({ ended: v.number() }),
  refusals: ['NOT_FOUND', 'OWN'],
})

/** A new invitation for somebody who has no password yet; the one before no longer works. Shown this once. */
export const staffInvite = endpoint({
  path: '/admin/staff/invite',
  body: 'json',
  access: 'staff',
  summary: 'Console: a new invitation',
  input: v.object({ id: Id }),
  output: v.object({ invitation: v.string(), until: Instant }),
  refusals: ['NOT_FOUND', 'CLOSED'],
})
