/** The kinds of a user's accounts. Source: domain model §3.6. */
export type WalletKind = 'available' | 'frozen' | 'income'

/** The name of an account. Gateways stand for the outside world and may be negative. Source: domain model §3.6. */
export type AccountKey =
  | `user:${number}:${WalletKind}`
  | `area:${number}:${'fund' | 'treasury'}`
  | 'platform:fee'
  | 'platform:promo'
  | `gateway:${string}`
  | 'payout:clearing'

export const walletKey = (userId: number, kind: WalletKind): AccountKey => `user:${userId}:${kind}`

/** What an account's name says of it. */
export function accountFacts(key: AccountKey): { ownerUserId: number | null; kind: string; mayBeNegative: boolean } {
  const [group = '', id = '', kind = ''] = key.split(':')
  if (group === 'user') return { ownerUserId: Number(id), kind, mayBeNegative: false }
  const isOutside = group === 'gateway' || key === 'platform:promo'
  return { ownerUserId: null, kind: group, mayBeNegative: isOutside }
}
