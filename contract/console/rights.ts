import type { StaffRole } from './roles'
import { staffRoles } from './roles'

/** Who may make a call of the console, and where. */
export interface Right {
  /** `anybody`: nobody is signed in yet. `started`: the password was right, or the session was left unused; its code is asked for. */
  readonly roles: readonly StaffRole[] | 'anybody' | 'started'
  /** `none`: it is about no area. `found`: about the areas of what it names or lists; who may not act there does not find it. */
  readonly area: 'none' | 'found'
  /** It asks for a fresh code. Source: community §9 (step-up). */
  readonly isFresh?: true
}

const money = ['finance'] as const
const moneyRead = ['operator', 'finance', 'auditor'] as const
const caseRead = ['operator', 'finance', 'support', 'auditor'] as const
const asking = ['operator', 'finance', 'administrator'] as const
const staffRead = ['auditor', 'administrator'] as const

/** The table of community §9, call by call: the only place that says what which role may do. */
export const rights = {
  '/admin/session/login': { roles: 'anybody', area: 'none' },
  '/admin/session/enrol': { roles: 'anybody', area: 'none' },
  '/admin/session/totp': { roles: 'started', area: 'none' },
  '/admin/session/recover': { roles: 'started', area: 'none' },
  '/admin/session/logout': { roles: 'started', area: 'none' },
  '/admin/session/me': { roles: staffRoles, area: 'none' },
  '/admin/approval/list': { roles: [...asking, 'auditor'], area: 'found' },
  '/admin/approval/approve': { roles: asking, area: 'found', isFresh: true },
  '/admin/approval/refuse': { roles: asking, area: 'found' },
  '/admin/withdraw/list': { roles: moneyRead, area: 'found' },
  '/admin/withdraw/info': { roles: moneyRead, area: 'found' },
  '/admin/withdraw/approve': { roles: money, area: 'found', isFresh: true },
  '/admin/withdraw/reject': { roles: money, area: 'found' },
  '/admin/withdraw/paying': { roles: money, area: 'found', isFresh: true },
  '/admin/withdraw/paid': { roles: money, area: 'found' },
  '/admin/withdraw/fail': { roles: money, area: 'found' },
  '/admin/dispute/list': { roles: caseRead, area: 'found' },
  '/admin/dispute/info': { roles: caseRead, area: 'found' },
  '/admin/dispute/messages': { roles: caseRead, area: 'found' },
  '/admin/dispute/decide': { roles: ['operator'], area: 'found', isFresh: true },
  '/admin/dispute/ask': { roles: ['operator'], area: 'found', isFresh: true },
  '/admin/handover/list': { roles: caseRead, area: 'found' },
  '/admin/handover/act': { roles: ['operator'], area: 'found', isFresh: true },
  '/admin/report/list': { roles: ['operator', 'support', 'auditor'], area: 'found' },
  '/admin/report/decide': { roles: ['operator'], area: 'found' },
  '/admin/stat/overview': { roles: caseRead, area: 'found' },
  '/admin/stat/series': { roles: moneyRead, area: 'found' },
  '/admin/staff/list': { roles: staffRead, area: 'none' },
  '/admin/staff/add': { roles: ['administrator'], area: 'none', isFresh: true },
  '/admin/staff/edit': { roles: ['administrator'], area: 'none', isFresh: true },
  '/admin/staff/reset': { roles: ['administrator'], area: 'none', isFresh: true },
  '/admin/staff/invite': { roles: ['administrator'], area: 'none', isFresh: true },
} as const satisfies Readonly<Record<string, Right>>

export type ConsolePath = keyof typeof rights

/** Whether somebody with these roles may make a call; where a thing lies is asked when it was found. */
export function mayCall(path: ConsolePath, own: readonly StaffRole[]): boolean {
  const { roles }: Right = rights[path]
  return typeof roles === 'string' || roles.some((role) => own.includes(role))
}
