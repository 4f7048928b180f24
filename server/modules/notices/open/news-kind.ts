import type { NewsKind } from '@contract/endpoints/news'

/** What a notice says, as far as a message needs it. */
export interface ToldNotice {
  readonly userId: number
  readonly kind: string
  readonly refType: string
  readonly refId: number
  readonly title: string
  readonly content: string
}

/**
 * A message of the messenger for a notice: its kind, and the page of the mini-program that it opens, by the path
 * under which it is packed.
 */
export interface Outside {
  readonly kind: NewsKind
  readonly page: string
}

const withdrawals: ReadonlySet<string> = new Set(['withdraw-paid', 'withdraw-rejected', 'withdraw-failed'])

/** Which notices are also told outside the app, to who allowed it. Our decision: docs/decisions/0101-subscription-messages.md */
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
