import * as v from 'valibot'
import { staffPassword, totp } from '../../console/limits'
import { staffRoles } from '../../console/roles'
import { endpoint } from '../../endpoint'
import { Copied, Id, Instant, Line } from '../../fields'
import { ApprovalView } from './approvals'

const Name = v.pipe(Line(20), v.minLength(2))
const Password = v.pipe(v.string(), v.minLength(1), v.maxLength(staffPassword.maxLength))
const NewPassword = v.pipe(v.string(), v.minLength(staffPassword.minLength), v.maxLength(staffPassword.maxLength))
const Code = v.pipe(Copied(), v.regex(new RegExp(`^\\d{${totp.digits}}$`)))

const { approvalId, kind, summary } = ApprovalView.entries
/** An own ask that ended. `by`: who decided; null when its time was over. */
const DecidedAsk = v.object({
  approvalId,
  kind,
  summary,
  state: v.picklist(['approved', 'refused', 'lapsed']),
  by: v.nullable(v.string()),
  at: Instant,
})

/** Somebody of staff and what was agreed for this session. */
export const StaffMe = v.object({
  staffId: Id,
  name: v.string(),
  roles: v.array(v.picklist(staffRoles)),
  /** Null: all. */
  areas: v.nullable(v.array(v.object({ areaId: Id, name: v.string() }))),
  /** Until when the session lasts, however much it is used. */
  endsAt: Instant,
  /** Until when a code counts as fresh. */
  freshUntil: Instant,
  recoveryLeft: v.number(),
  /** Other sign-ins of the same person since this session began, newest first: the page says so at once. */
  signIns: v.array(v.object({ at: Instant, ip: v.string() })),
  /** Own asks that others decided, or that lapsed, since the person was last here; newest first. */
  decided: v.array(DecidedAsk),
  /** The person's areas whose trade is halted: since when, by whom ('' where nobody of staff did it), and why. */
  halts: v.array(
    v.object({ areaId: v.number(), name: v.string(), since: Instant, by: v.string(), because: v.string() }),
  ),
  /**
   * When cities are open, today and next: of all (`areaId` 0), and of the person's areas that have hours of their own.
   */
  openings: v.array(v.object({ areaId: v.number(), spans: v.array(v.object({ from: Instant, to: Instant })) })),
  /** Every other call sends it in the header `x-csrf`. */
  csrf: v.string(),
})

/** The answer of a step that does not end in a session yet: the next one is the code. */
const Started = v.object({ name: v.string(), csrf: v.string() })

/** WRONG_PASSWORD carries `left`, LOCKED `until`; neither says whether the name exists. Sets a cookie that waits for its code. */
export const staffLogin = endpoint({
  path: '/admin/session/login',
  body: 'json',
  access: 'staff',
  summary: 'Console: name and password',
  input: v.object({ name: Name, password: Password }),
  output: Started,
  refusals: ['WRONG_PASSWORD', 'LOCKED', 'BUSY'],
})

/** Somebody new, or whose authenticator was reset: sets the password, gets a new authenticator and recovery codes, once. */
export const staffEnrol = endpoint({
  path: '/admin/session/enrol',
  body: 'json',
  access: 'staff',
  summary: 'Console: accept an invitation',
  input: v.object({ name: Name, invitation: Line(64), password: NewPassword }),
  output: v.object({ ...Started.entries, uri: v.string(), secret: v.string(), recovery: v.array(v.string()) }),
  refusals: ['WRONG_PASSWORD', 'LOCKED', 'BUSY', 'EXPIRED'],
})

/** Ends the sign-in, revives a session left unused, or makes the code fresh. WRONG_PASSWORD carries `left`; each code counts once. */
export const staffTotp = endpoint({
  path: '/admin/session/totp',
  body: 'json',
  access: 'staff',
  summary: 'Console: the code of the authenticator',
  input: v.object({ code: Code }),
  output: StaffMe,
  refusals: ['WRONG_PASSWORD', 'LOCKED'],
})

/** The same with a recovery code, which is used up. */
export const staffRecover = endpoint({
  path: '/admin/session/recover',
  body: 'json',
  access: 'staff',
  summary: 'Console: a recovery code',
  input: v.object({ code: Line(40) }),
  output: StaffMe,
  refusals: ['WRONG_PASSWORD', 'LOCKED'],
})

/** The page asks it every minute: that is no use of the session, which goes idle all the same. */
export const staffMe = endpoint({
  path: '/admin/session/me',
  body: 'form',
  access: 'staff',
  summary: 'Console: who is signed in',
  input: v.object({}),
  output: StaffMe,
  refusals: [],
})

export const staffLogout = endpoint({
  path: '/admin/session/logout',
  body: 'json',
  access: 'staff',
  summary: 'Console: sign out',
  input: v.object({}),
  output: v.object({}),
  refusals: [],
})
