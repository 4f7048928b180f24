import type { Openings } from '@contract/hours'
import type { Wish } from '@/lib/refusals/failure'
import { opensText } from '@/ui/countdown/opens'
import { remainingText } from '@/ui/countdown/remaining'
import type { RowAction } from './board'
import { rowAction } from './board'
import { marketCopy } from '../copy'
import { listingCopy } from '../listing-copy'
import type { Listing } from '../listing-atoms'

export interface TakeFacts {
  readonly listing: Pick<Listing, 'mine' | 'qtyLeft' | 'reservedUntil' | 'state'>
  /** What is wrong with the quantity, in words. */
  readonly problem: string | undefined
  readonly openings: Openings
  readonly nowMs: number
  readonly isBusy: boolean
}

/** The button of a listing page: pressable, working, or why it cannot be pressed. */
export type TakeButton =
  | { readonly kind: 'ready'; readonly label: string }
  | { readonly kind: 'busy'; readonly label: string }
  | { readonly kind: 'off'; readonly label: string; readonly icon?: 'clock' }

const offLabel = (action: Exclude<RowAction, { kind: 'buy' }>, { listing, openings, nowMs }: TakeFacts): string => {
  switch (action.kind) {
    case 'manage':
      return listingCopy.mine
    case 'reserved':
      return marketCopy.reserved(remainingText(action.until - nowMs))
    case 'soldOut':
      return listing.state === 'on' || listing.state === 'soldout' ? marketCopy.soldOut : listingCopy.ended
    case 'closedHours':
      return opensText(openings, nowMs)
  }
}

/** What the button of a listing page says: why it cannot be pressed is its label. Source: design §3 (primary button), domain model §4. */
export function takeButton(facts: TakeFacts): TakeButton {
  if (facts.isBusy) return { kind: 'busy', label: listingCopy.taking }
  const action = rowAction(facts.listing, facts.openings, facts.nowMs)
  if (action.kind !== 'buy')
    return { kind: 'off', label: offLabel(action, facts), ...(action.kind === 'closedHours' && { icon: 'clock' }) }
  if (facts.problem) return { kind: 'off', label: facts.problem }
  return { kind: 'ready', label: listingCopy.toPay }
}

/** The words of a failed order, as far as they differ from the common ones. Source: design §6 (errors). */
export const takeWish = ({ price }: Pick<Listing, 'price'>): Wish => ({
  thing: '商品',
  doing: '下单',
  undone: '没有扣款',
  seenPrice: price,
  but: {
    NO_BLOCK: { text: '购买商品需要有自己的区块，没有扣款' },
    LIMIT: { text: '超出可购数量，没有扣款', next: '改数量' },
    BEFORE_OPEN: { undone: '表单已保存' },
  },
})
