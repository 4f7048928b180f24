import { dayMs } from '../durations'
import type { ApprovalKind } from './approval-kinds'
import type { ConsolePath } from './rights'
import { mayCall } from './rights'
import type { StaffRole } from './roles'

/** What is put right of a case that had ended, and as what the console knows it. Source: operating §2. */
export const remedyNames = { reallot: '重新分配', returned: '退票', loss: '损失', goodwill: '补偿' } as const
export type RemedyKind = keyof typeof remedyNames
export const remedyKinds = Object.keys(remedyNames) as readonly RemedyKind[]

/** What a remedy may be about. */
export const remedyCases = ['order', 'withdraw', 'user'] as const
export type RemedyCase = (typeof remedyCases)[number]

interface Remedy {
  /** Whose roles ask for it. */
  readonly roles: readonly StaffRole[]
  /** As what a second person is asked. */
  readonly asks: ApprovalKind
  readonly cases: readonly RemedyCase[]
  /** The call that shows its case: who may not read that does not read what was put right of it. */
  readonly shownBy: ConsolePath
}

const remedies: Readonly<Record<RemedyKind | 'advance', Remedy>> = {
  reallot: { roles: ['operator'], asks: 'reallot', cases: ['order'], shownBy: '/admin/order/info' },
  advance: { roles: ['finance'], asks: 'advance', cases: ['order'], shownBy: '/admin/order/info' },
  returned: { roles: ['finance'], asks: 'returned', cases: ['withdraw'], shownBy: '/admin/withdraw/info' },
  loss: { roles: ['finance'], asks: 'loss', cases: ['withdraw'], shownBy: '/admin/withdraw/info' },
  goodwill: {
    roles: ['support', 'operator'],
    asks: 'goodwill',
    cases: ['order', 'user'],
    shownBy: '/admin/person/info',
  },
}

/** Who asks for a remedy, as what, and about what; what the city advances is an affair of finance. Source: operating §2. */
export const remedyOf = (kind: RemedyKind, isAdvanced = false): Remedy =>
  remedies[kind === 'reallot' && isAdvanced ? 'advance' : kind]

/** Whether somebody with these roles asks for it. */
export const mayRemedy = (kind: RemedyKind, own: readonly StaffRole[], isAdvanced = false): boolean =>
  remedyOf(kind, isAdvanced).roles.some((role) => own.includes(role))

/** Whether somebody with these roles sees what it would move, and what was moved by it. */
export const readsRemedy = (kind: RemedyKind, own: readonly StaffRole[]): boolean =>
  mayCall(remedyOf(kind).shownBy, own)

/** For so long after an order ended its money is divided anew. Source: operating §2. */
export const reallotMs = 30 * dayMs
