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

const toSeller = ({ sellerBlockNo, price, fee, fundShare }: Order): readonly PathLine[] => [
  { name: payCopy.income(sellerBlockNo ?? 0), text: yuanText(minus(price, fee)) },
  { name: payCopy.fee, text: yuanText(fee) },
  { name: payCopy.fund, text: yuanText(fundShare) },
]

/** Where the money of a check-out goes: to each seller less the fee, and to the city. */
export function pathLines({ orders }: Pick<BlockCart, 'orders'>): readonly PathLine[] {
  const city = orders.filter(({ sellerBlockNo }) => sellerBlockNo === null)
  const sum = fen(city.reduce((all, { price }) => all + price, 0))
  return [
    ...orders.filter(({ sellerBlockNo }) => sellerBlockNo !== null).flatMap(toSeller),
    ...(city.length > 0 ? [{ name: payCopy.treasury, text: yuanText(sum) }] : []),
  ]
}
