import type { ApiInput } from '@contract/endpoints/all'
import type { NoticeView } from '@contract/endpoints/city/notices'
import type { ModuleName } from '@contract/modules'
import { isModuleName } from '@contract/modules'
import { goTo } from '@/lib/routes/go'
import { goToThing } from '@/lib/routes/go-to-thing'
import type { IconName } from '@/ui/icon/names'
import { copy } from './copy'

export type NoticeGroup = NonNullable<ApiInput<'/bctNotice/list'>['group']>

/** In the order of the filters. Source: mockup 12-notice. */
export const noticeGroups = ['trade', 'money', 'vote', 'area', 'system'] as const satisfies readonly NoticeGroup[]

type About = NoticeView['refType']

const aboutIcons: Partial<Record<About, IconName>> = {
  dispute: 'gavel',
  sale: 'tab-sell',
  buy: 'buy',
  block: 'map',
  handover: 'map',
  recharge: 'recharge',
  withdraw: 'withdraw',
  withdrawDesk: 'withdraw',
  account: 'shield',
  round: 'expand',
  fundSpend: 'fund',
}

const typeIcons: Record<Exclude<NoticeView['type'], ModuleName>, IconName> = {
  trade: 'truck',
  money: 'wallet',
  block: 'map',
  system: 'bell',
}

/** The icon of what a notice is about; a module of the city has the drawing of its name. */
export function noticeIcon({ refType, type }: Pick<NoticeView, 'refType' | 'type'>): IconName {
  if (isModuleName(refType)) return refType
  return aboutIcons[refType] ?? (isModuleName(type) ? type : typeIcons[type])
}

/** News of a report is about what somebody else wrote. */
const ofOthers: readonly string[] = ['report', 'reportDecided']

/** What operators are told of a dispute: they decide in the console. */
const forStaff: readonly string[] = ['appeal', 'undecided', 'disputeLate']

type Leading = Pick<NoticeView, 'kind' | 'refType'>

/** The kind of page a notice is about; undefined where the app has none. */
const pageOf = ({ kind, refType }: Leading) =>
  refType === 'none' || refType === 'withdrawDesk' || forStaff.includes(kind) ? undefined : refType

/** What leads to the page a notice is about; undefined where it has none. */
export function lookText({ kind, refType }: Leading): string | undefined {
  const about = pageOf({ kind, refType })
  if (about === undefined) return undefined
  if (isModuleName(about)) return copy.lookAt(about)
  const isOffer = about === 'sale' || about === 'buy'
  return isOffer && ofOthers.includes(kind) ? copy.ofOthers[about] : copy.look[about]
}

/** Opens the page a notice is about. Does nothing for a notice that has no page. */
export function openAbout({ kind, refType, refId }: Leading & Pick<NoticeView, 'refId'>): void {
  const isOfOthers = ofOthers.includes(kind)
  const about = pageOf({ kind, refType })
  if (about !== undefined && isModuleName(about)) return goToThing(about, refId)
  switch (about) {
    case 'order':
      return goTo('order', { id: refId })
    case 'dispute':
      return goTo('dispute', { id: refId })
    case 'sale':
      return isOfOthers ? goTo('salePay', { saleId: refId }) : goTo('mySales', { tab: 'listings' })
    case 'buy':
      return isOfOthers ? goTo('sellBoard') : goTo('myBuys', { tab: 'bids' })
    case 'block':
      return goTo('block', { id: refId })
    case 'handover':
      return goTo('handover', { id: refId })
    case 'recharge':
      return goTo('money')
    case 'withdraw':
      return goTo('withdraw')
    case 'account':
      return goTo('userInfo')
    case 'round':
      return goTo('expand')
    case 'fundSpend':
      return goTo('fundSpend', { id: refId })
    case 'areaNotice':
    case undefined:
      return undefined
  }
}

/** Notices whose text we wrote as rich text with links to our pages. Source: domain model §3.7 (a notice that links both). */
export const isRich = ({ kind }: Pick<NoticeView, 'kind'>): boolean => kind === 'payLate'
