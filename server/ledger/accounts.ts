import type { AccountKind, UserAccountKind } from './tables'

export type WalletKind = UserAccountKind

/** The name of an account. Gateways stand for the outside world and may be negative. Source: domain model §3.6. */
export type AccountKey =
  | `user:${number}:${WalletKind}`
  | `area:${number}:${'fund' | 'treasury'}`
  | 'platform:fee'
  | 'platform:promo'
  | 'platform:loss'
  | `gateway:${string}`
  | 'payout:clearing'

export const walletKey = (userId: number, kind: WalletKind): AccountKey => `user:${userId}:${kind}`

/** What an account's name says about it. */
export function accountFacts(key: AccountKey): {
  ownerUserId: number | null
  kind: AccountKind
  mayBeNegative: boolean
} {
  const [group = '', id = '', kind = ''] = key.split(':')
  if (group === 'user') return { ownerUserId: Number(id), kind: kind as UserAccountKind, mayBeNegative: false }
  if (group === 'area') return { ownerUserId: null, kind: kind === 'fund' ? 'fund' : 'treasury', mayBeNegative: false }
  if (group === 'gateway') return { ownerUserId: null, kind: 'gateway', mayBeNegative: true }
  if (group === 'payout') return { ownerUserId: null, kind: 'clearing', mayBeNegative: false }
  if (id === 'promo') return { ownerUserId: null, kind: 'promo', mayBeNegative: true }
  return { ownerUserId: null, kind: id === 'loss' ? 'loss' : 'fee', mayBeNegative: false }
}

const accountKey =
  /^(user:\d+:(available|frozen|income)|area:\d+:(fund|treasury)|platform:(fee|promo|loss)|gateway:[a-z]+|payout:clearing)$/

/** Parses a stored account name. Throws for anything else: that is our mistake. */
export function accountKeyOf(text: string): AccountKey {
  if (!accountKey.test(text)) throw new Error(`no name of an account: ${text}`)
  return text as AccountKey
}
