import type { OrderView } from '@contract/endpoints/orders/orders'
import type { Fen } from '@contract/money'
import { Pair } from '@/ui/section/section'
import { Yuan } from '@/ui/yuan/yuan'
import { summaryCopy } from '../copy'
import { partCopy } from './act-copy'

export interface PartRowsProps {
  readonly order: Pick<OrderView, 'buyer' | 'seller'>
  readonly back: Fen
  readonly net: Fen
  readonly fee: Fen
}

/** Who would get what of an order's money, to the fen. */
export function PartRows({ order, back, net, fee }: PartRowsProps) {
  return (
    <>
      <Pair name={partCopy.toBuyer(order.buyer.blockNo)}>
        <Yuan fen={back} />
      </Pair>
      <Pair name={partCopy.net(order.seller.blockNo)}>
        <Yuan fen={net} />
      </Pair>
      <Pair name={summaryCopy.fee}>
        <Yuan fen={fee} />
      </Pair>
    </>
  )
}
