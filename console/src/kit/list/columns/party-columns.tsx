import { Resident } from '../../thing/people'
import type { Column } from './column'

/** Who buys and who sells, as lists of orders name them. */
interface OfTwo {
  readonly areaId: number
  readonly buyerId: number | null
  readonly buyerNo: number | null
  readonly buyerName: string
  readonly sellerId: number | null
  readonly sellerNo: number | null
  readonly sellerName: string
}

/** The columns of the two parties of an order. */
export const partyColumns = <Row extends OfTwo>(copy: {
  readonly buyer: string
  readonly seller: string
}): readonly Column<Row>[] => [
  {
    key: 'buyer',
    title: copy.buyer,
    render: (_, { areaId, buyerId, buyerNo, buyerName }) => (
      <Resident userId={buyerId} name={buyerName} no={buyerNo} areaId={areaId} />
    ),
  },
  {
    key: 'seller',
    title: copy.seller,
    render: (_, { areaId, sellerId, sellerNo, sellerName }) => (
      <Resident userId={sellerId} name={sellerName} no={sellerNo} areaId={areaId} />
    ),
  },
]
