import type { BuyView } from '@contract/endpoints/market/bids'
import type { SaleNumbers } from '@/lib/market/sale-numbers'
import { yuanText } from '@/lib/format/yuan'
import type { Wish } from '@/lib/refusals/failure'
import { bidsCopy, sellCopy } from '../copy'

export type BidAction = 'manage' | 'filled' | 'sell'

type BidFacts = Pick<BuyView, 'mine' | 'qtyLeft' | 'state'>

/** What the button of a bid does: one's own is managed, others are sold into, at every hour. Source: domain model §3.4, §4. */
export function bidAction({ mine, qtyLeft, state }: BidFacts): BidAction {
  if (mine) return 'manage'
  return state === 'open' && qtyLeft > 0 ? 'sell' : 'filled'
}

export interface SellFacts {
  readonly bid: BidFacts & { readonly buyer: Pick<BuyView['buyer'], 'blockNo'> }
  /** What is wrong with the quantity, in words. */
  readonly problem: string | undefined
  readonly numbers: SaleNumbers
  readonly isBusy: boolean
}

/** The button of the sheet: pressable, working, or why it cannot be pressed. */
export interface SellButton {
  readonly kind: 'ready' | 'busy' | 'off'
  readonly label: string
}

/** What the button says; why it cannot be pressed is its label. Source: design §3 (primary button). */
export function sellButton({ bid, problem, numbers, isBusy }: SellFacts): SellButton {
  if (isBusy) return { kind: 'busy', label: sellCopy.selling }
  const action = bidAction(bid)
  if (action === 'manage') return { kind: 'off', label: sellCopy.own }
  if (action === 'filled') {
    const isFilled = bid.state === 'open' || bid.state === 'filled'
    return { kind: 'off', label: isFilled ? bidsCopy.filled : sellCopy.ended }
  }
  if (problem) return { kind: 'off', label: problem }
  const { after } = numbers
  return { kind: 'ready', label: sellCopy.submit(bid.buyer.blockNo, after && yuanText(after.net)) }
}

/** The words of a failed sale, as far as they differ from the common ones. Source: design §6 (errors). */
export const sellWish = ({ price }: Pick<BuyView, 'price'>): Wish => ({
  thing: '求购',
  doing: '接单',
  undone: '未成交',
  seenPrice: price,
  but: {
    SOLD_OUT: { text: '已被他人接单，未成交', step: 'reload' },
    LIMIT: { text: '超出可卖数量，未成交', next: '改数量' },
  },
})
