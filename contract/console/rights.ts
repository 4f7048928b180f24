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
const city = ['operator'] as const
const cityRead = ['operator', 'finance', 'auditor'] as const
const both = ['operator', 'finance'] as const
const books = ['finance', 'auditor'] as const
const switchRead = ['operator', 'auditor'] as const
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
  '/admin/dispute/rows': { roles: caseRead, area: 'found' },
  '/admin/dispute/export': { roles: caseRead, area: 'found' },
  '/admin/dispute/beside': { roles: caseRead, area: 'found' },
  '/admin/dispute/handOver': { roles: city, area: 'found' },
  '/admin/dispute/askEvidence': { roles: city, area: 'found' },
  '/admin/draft/list': { roles: caseRead, area: 'found' },
  '/admin/draft/add': { roles: ['support'], area: 'found' },
  '/admin/handover/info': { roles: caseRead, area: 'found' },
  '/admin/handover/list': { roles: caseRead, area: 'found' },
  '/admin/handover/act': { roles: both, area: 'found', isFresh: true },
  '/admin/report/list': { roles: ['operator', 'support', 'auditor'], area: 'found' },
  '/admin/report/read': { roles: ['operator', 'support', 'auditor'], area: 'found' },
  '/admin/report/decide': { roles: ['operator'], area: 'found' },
  '/admin/report/freeze': { roles: ['operator'], area: 'found', isFresh: true },
  '/admin/shop/list': { roles: cityRead, area: 'found' },
  '/admin/shop/level': { roles: city, area: 'found', isFresh: true },
  '/admin/shop/approve': { roles: city, area: 'found' },
  '/admin/shop/reject': { roles: city, area: 'found' },
  '/admin/shop/remove': { roles: city, area: 'found' },
  '/admin/round/list': { roles: cityRead, area: 'found' },
  '/admin/round/add': { roles: city, area: 'found' },
  '/admin/round/edit': { roles: city, area: 'found' },
  '/admin/round/act': { roles: city, area: 'found', isFresh: true },
  '/admin/fund/list': { roles: cityRead, area: 'found' },
  '/admin/fund/act': { roles: both, area: 'found', isFresh: true },
  '/admin/election/announce': { roles: city, area: 'found' },
  '/admin/election/strike': { roles: city, area: 'found', isFresh: true },
  '/admin/vote/remove': { roles: city, area: 'found' },
  '/admin/mutual/remove': { roles: city, area: 'found' },
  '/admin/saleRemove': { roles: city, area: 'found' },
  '/admin/buyRemove': { roles: city, area: 'found' },
  '/admin/block/act': { roles: city, area: 'found', isFresh: true },
  '/admin/area/halt': { roles: city, area: 'found', isFresh: true },
  '/admin/area/switch': { roles: city, area: 'found', isFresh: true },
  '/admin/area/switches': { roles: switchRead, area: 'found' },
  '/admin/area/text': { roles: city, area: 'found' },
  '/admin/audit/list': { roles: ['auditor'], area: 'found' },
  '/admin/books/check': { roles: books, area: 'found' },
  '/admin/pay/payments': { roles: moneyRead, area: 'found' },
  '/admin/pay/refund': { roles: money, area: 'found', isFresh: true },
  '/admin/refund/ask': { roles: money, area: 'found', isFresh: true },
  '/admin/correctionList': { roles: moneyRead, area: 'found' },
  '/admin/correctionAdd': { roles: both, area: 'found', isFresh: true },
  '/admin/correctionConfirm': { roles: both, area: 'found', isFresh: true },
  '/admin/correctionRefuse': { roles: both, area: 'found' },
  '/admin/txnList': { roles: moneyRead, area: 'found' },
  '/admin/order/list': { roles: caseRead, area: 'found' },
  '/admin/order/export': { roles: caseRead, area: 'found' },
  '/admin/user/list': { roles: caseRead, area: 'found' },
  '/admin/user/export': { roles: caseRead, area: 'found', isFresh: true },
  '/admin/block/list': { roles: caseRead, area: 'found' },
  '/admin/block/export': { roles: caseRead, area: 'found' },
  '/admin/refund/list': { roles: moneyRead, area: 'found' },
  '/admin/refund/export': { roles: moneyRead, area: 'found' },
  '/admin/withdraw/export': { roles: moneyRead, area: 'found' },
  '/admin/election/list': { roles: cityRead, area: 'found' },
  '/admin/election/export': { roles: cityRead, area: 'found' },
  '/admin/vote/list': { roles: cityRead, area: 'found' },
  '/admin/vote/export': { roles: cityRead, area: 'found' },
  '/admin/mutual/list': { roles: cityRead, area: 'found' },
  '/admin/mutual/export': { roles: cityRead, area: 'found' },
  '/admin/area/list': { roles: caseRead, area: 'found' },
  '/admin/zone/list': { roles: cityRead, area: 'found' },
  '/admin/item/list': { roles: cityRead, area: 'found' },
  '/admin/account/list': { roles: moneyRead, area: 'found' },
  '/admin/account/export': { roles: moneyRead, area: 'found' },
  '/admin/entry/list': { roles: moneyRead, area: 'found' },
  '/admin/entry/export': { roles: moneyRead, area: 'found' },
  '/admin/book/list': { roles: moneyRead, area: 'found' },
  '/admin/act/list': { roles: ['auditor'], area: 'found' },
  '/admin/act/export': { roles: ['auditor'], area: 'found' },
  '/admin/order/info': { roles: caseRead, area: 'found' },
  '/admin/user/info': { roles: caseRead, area: 'found' },
  '/admin/user/reveal': { roles: caseRead, area: 'found' },
  '/admin/user/endSessions': { roles: city, area: 'found' },
  '/admin/note/add': { roles: ['operator', 'finance', 'support'], area: 'found' },
  '/admin/search': { roles: caseRead, area: 'found' },
  '/admin/notice/list': { roles: caseRead, area: 'found' },
  '/admin/notice/reach': { roles: ['operator', 'support'], area: 'found' },
  '/admin/notice/save': { roles: ['operator', 'support'], area: 'found' },
  '/admin/notice/plan': { roles: city, area: 'found' },
  '/admin/notice/withdraw': { roles: city, area: 'found' },
  '/admin/import/check': { roles: city, area: 'found' },
  '/admin/import/run': { roles: city, area: 'found', isFresh: true },
  '/admin/stat/overview': { roles: caseRead, area: 'found' },
  '/admin/stat/series': { roles: moneyRead, area: 'found' },
  '/admin/stat/export': { roles: moneyRead, area: 'found' },
  '/admin/correction/preview': { roles: moneyRead, area: 'found' },
  '/admin/withdraw/batch': { roles: money, area: 'found', isFresh: true },
  '/admin/category/list': { roles: cityRead, area: 'found' },
  '/admin/category/save': { roles: city, area: 'found' },
  '/admin/category/act': { roles: city, area: 'found' },
  '/admin/category/sort': { roles: city, area: 'found' },
  '/admin/item/save': { roles: city, area: 'found' },
  '/admin/item/act': { roles: city, area: 'found' },
  '/admin/item/sort': { roles: city, area: 'found' },
  '/admin/area/save': { roles: city, area: 'found' },
  '/admin/area/reach': { roles: switchRead, area: 'found' },
  '/admin/zone/preview': { roles: cityRead, area: 'found' },
  '/admin/zone/save': { roles: city, area: 'found' },
  '/admin/zone/remove': { roles: city, area: 'found' },
  '/admin/block/map': { roles: caseRead, area: 'found' },
  '/admin/round/preview': { roles: cityRead, area: 'found' },
  '/admin/election/info': { roles: cityRead, area: 'found' },
  '/admin/election/roll': { roles: ['auditor'], area: 'found' },
  '/admin/vote/info': { roles: cityRead, area: 'found' },
  '/admin/vote/roll': { roles: ['auditor'], area: 'found' },
  '/admin/mutual/info': { roles: cityRead, area: 'found' },
  '/admin/mutual/words': { roles: ['operator', 'auditor'], area: 'found' },
  '/admin/offer/list': { roles: caseRead, area: 'found' },
  '/admin/offer/export': { roles: caseRead, area: 'found' },
  '/admin/limit/list': { roles: moneyRead, area: 'found' },
  '/admin/limit/set': { roles: money, area: 'found', isFresh: true },
  '/admin/threshold/list': { roles: moneyRead, area: 'none' },
  '/admin/threshold/set': { roles: money, area: 'none', isFresh: true },
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
