import type { ApiInput } from '@contract/endpoints/all'
import type { NoticeView } from '@contract/endpoints/city/notices'
import { goTo } from '@/lib/routes/go'
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
  expand: 'expand',
  round: 'expand',
  fund: 'fund',
  fundSpend: 'fund',
}

const typeIcons: Record<NoticeView['type'], IconName> = {
  trade: 'truck',
  money: 'wallet',
  vote: 'vote',
  mayor: 'mayor',
  fund: 'fund',
  shop: 'shop',
  mutual: 'mutual',
  block: 'map',
  system: 'bell',
}

/** The icon of what a notice is about. */
export const noticeIcon = ({ refType, type }: Pick<NoticeView, 'refType' | 'type'>): IconName =>
  aboutIcons[refType] ?? typeIcons[type]

/** News of a report is about what somebody else wrote. */
const ofOthers: readonly string[] = ['report', 'reportDecided']

/** What operators are told of a dispute: they decide in the console. */
const ofTheDesk: readonly string[] = ['appeal', 'undecided', 'disputeLate']

type Leading = Pick<NoticeView, 'kind' | 'refType'>

/** The kind of page a notice is about; undefined where the app has none. */
const pageOf = ({ kind, refType }: Leading) =>
  refType === 'none' || refType === 'withdrawDesk' || ofTheDesk.includes(kind) ? undefined : refType

/** What leads to the page a notice is about; undefined where it has none. */
export function lookText({ kind, refType }: Leading): string | undefined {
  const about = pageOf({ kind, refType })
  if (about === undefined) return undefined
  const isOffer = about === 'sale' || about === 'buy'
  return isOffer && ofOthers.includes(kind) ? copy.ofOthers[about] : copy.look[about]
}

/** Opens the page a notice is about. Does nothing for a notice that has no page. */
export function openAbout({ kind, refType, refId }: Leading & Pick<NoticeView, 'refId'>): void {
  const isOfOthers = ofOthers.includes(kind)
  switch (pageOf({ kind, refType })) {
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
    case 'expand':
    case 'round':
      return goTo('expand')
    case 'fund':
      return goTo('fund')
    case 'fundSpend':
      return goTo('fundSpend', { id: refId })
    case 'shop':
      return goTo('shopInfo', { id: refId })
    case 'mutual':
      return goTo('mutualInfo', { id: refId })
    case 'mayor':
      return goTo('mayor', { id: refId })
    case 'vote':
      return goTo('vote', { id: refId })
    case 'areaNotice':
    case undefined:
      return undefined
  }
}

/** Notices whose text we wrote as rich text with links to our pages. Source: domain model §3.7 (a notice that links both). */
export const isRich = ({ kind }: Pick<NoticeView, 'kind'>): boolean => kind === 'payLate'
