import type { NewsKind } from '@contract/endpoints/city/news'

/** The part of a notice that a message needs. */
export interface ToldNotice {
  readonly userId: number
  readonly kind: string
  readonly refType: string
  readonly refId: number
  readonly title: string
  readonly content: string
}

/** The WeChat message that goes with a notice: its kind, and the page of the mini-program that it opens, by the path in the package. */
export interface Outside {
  readonly kind: NewsKind
  readonly page: string
}

const withdrawals: ReadonlySet<string> = new Set([
  'withdraw-paid',
  'withdraw-rejected',
  'withdraw-failed',
  'withdraw-returned',
])

/** Which notices are also sent outside the app, to readers who allowed it. Our decision: docs/decisions/0071-notices.md */
export function outsideOf({
  kind,
  refType,
  refId,
}: Pick<ToldNotice, 'kind' | 'refType' | 'refId'>): Outside | undefined {
  if (refType === 'order' && kind === 'deliver') return { kind: 'delivery', page: `pages/order/info?id=${refId}` }
  if (refType === 'order' && kind === 'pay') return { kind: 'sold', page: `pages/order/info?id=${refId}` }
  if (refType === 'withdraw' && withdrawals.has(kind)) return { kind: 'withdraw', page: 'pages/wallet/withdraw' }
  return undefined
}
