import type { BlockCart } from '@contract/endpoints/market/block-market'
import { fen, minus } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import type { Bill, BillLine } from '@/lib/pay/payable'
import { payCopy } from '../pay-copy'

type Order = BlockCart['orders'][number]

const lineOf = ({ blockNo, place, capacity, sellerBlockNo, price }: Order): BillLine => ({
  name: payCopy.line(place, capacity),
  text: yuanText(price),
  block: { no: blockNo, isUnsold: sellerBlockNo === null, note: payCopy.seller(sellerBlockNo) },
})

/** What the cashier tells of a check-out: each block with its price. Source: mockup 28-market-pay. */
export const blocksBill = (cart: BlockCart | undefined): Bill => ({
  icon: 'map',
  note: cart?.areaName ?? '',
  lines: [...(cart?.orders ?? []).map(lineOf), { name: payCopy.same, text: payCopy.noFee, isGood: true }],
  otherwise: payCopy.otherwise,
  look: cart && cart.state !== 'closed' ? payCopy.handover : payCopy.look,
})

export interface PathLine {
  readonly name: string
  readonly text: string
}

/** What one party gets, and what is taken of it. */
export interface PathGroup extends PathLine {
  /** What happens to it first. */
  readonly note?: string
  readonly fee?: PathLine
  /** Of the fee. */
  readonly share?: PathLine
}

const toSeller = ({ sellerBlockNo, price, fee, fundShare, handoverHours }: Order): PathGroup => ({
  name: payCopy.income(sellerBlockNo ?? 0),
  text: yuanText(minus(price, fee)),
  note: payCopy.held({ handoverHours }),
  fee: { name: payCopy.fee(sellerBlockNo ?? 0), text: yuanText(fee) },
  share: { name: payCopy.fund, text: yuanText(fundShare) },
})

/** Where the money of a check-out goes: to each seller less the fee, and to the city. Source: mockup 28-market-pay. */
export function pathGroups({ orders }: Pick<BlockCart, 'orders'>): readonly PathGroup[] {
  const city = orders.filter(({ sellerBlockNo }) => sellerBlockNo === null)
  const sum = fen(city.reduce((all, { price }) => all + price, 0))
  return [
    ...orders.filter(({ sellerBlockNo }) => sellerBlockNo !== null).map(toSeller),
    ...(city.length > 0 ? [{ name: payCopy.treasury, text: yuanText(sum) }] : []),
  ]
}
