import { aResident } from '@contract/ledger/account-words'
import type { fundEntryKinds } from '@contract/endpoints/community/fund'

export type FundEntryKind = (typeof fundEntryKinds)[number]

/** How the types of transactions of each kind begin. Source: community §3 (list). */
export const entryTypes = {
  share: ['order\\_%', 'handover\\_%'],
  sponsor: ['shop\\_%'],
  gift: ['fund\\_gift'],
  spend: ['fund\\_spend'],
  back: ['fund\\_back'],
  correction: ['correction%'],
} as const satisfies Record<FundEntryKind, readonly string[]>

/** The kind of an entry, by the type of its transaction. */
export function kindOf(type: string): FundEntryKind {
  if (type.startsWith('order_') || type.startsWith('handover_')) return 'share'
  if (type.startsWith('shop_')) return 'sponsor'
  if (type === 'fund_gift') return 'gift'
  if (type === 'fund_spend') return 'spend'
  return type === 'fund_back' ? 'back' : 'correction'
}

/** How the ledger names a share of a fee: of an order or of a sold block, or its way back when that sale is undone. */
export function shareTitle(type: string): string {
  if (type === 'handover_undo') return '过户撤销，退回手续费分成'
  if (type === 'order_reallot' || type === 'order_advance') return '更正：订单重新分配'
  return type.startsWith('handover_') ? '区块过户手续费分成' : '订单手续费分成'
}

/** The number of an order, of goods or of a block, as strangers see it: its day, D261121-····. Source: community §3 (visible to all). */
export const maskedOrderNo = (no: string): string => no.replace(/^([DB](?:\d{1,4}-)?\d{6}-).+$/, '$1····')

/** What this reader may know about the giver of a gift. Source: community §11. */
interface Giver {
  /** Null for a giver without a block. */
  readonly blockNo: number | null
  readonly isAnonymous: boolean
  readonly isReader: boolean
}

/** Who gave: 128 号, or 一位居民. */
export const giverName = ({ blockNo, isAnonymous, isReader }: Giver): string =>
  blockNo === null || (isAnonymous && !isReader) ? aResident : `${blockNo} 号`

/** How the ledger names a gift; its giver is told that nobody else sees the number. */
export const giftTitle = (giver: Giver): string =>
  giver.isAnonymous && giver.isReader ? '你的匿名捐赠' : `${giverName(giver)}捐赠`
