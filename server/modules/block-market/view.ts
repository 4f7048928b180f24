import type { BlockCart } from '@contract/endpoints/market/block-market'
import { blockOrderTransitionFor, cartActs } from '@contract/block/transitions'
import { isPayable } from '@contract/hours'
import { fen } from '@contract/money'
import type { Db } from '../../db/schema'
import { hasBought } from '../market/open/has-bought'
import { findArea } from '../area/open/find-area'
import { hasBoughtBlock } from './cart-store'
import { shownOrders } from './shown-store'
import type { BlockCartTable } from './tables'

/** A check-out as its buyer sees it now. */
export async function cartView(db: Db, cart: BlockCartTable, now: number): Promise<BlockCart> {
  const { user_id: userId } = cart
  const hasPaid = (await hasBought(db, userId)) || (await hasBoughtBlock(db, userId))
  const orders = await shownOrders(db, cart.cart_id)
  return {
    cartId: cart.cart_id,
    ver: cart.ver,
    areaId: cart.area_id,
    areaName: (await findArea(db, cart.area_id))?.name ?? '',
    payNo: cart.pay_no,
    amount: fen(cart.amount),
    expireAt: cart.pay_before,
    state: cart.state,
    orders: orders.map((order) => ({
      orderId: order.order_id,
      no: order.no,
      blockId: order.block_id,
      blockNo: order.block_no,
      place: order.place,
      capacity: order.capacity,
      price: fen(order.price),
      sellerBlockNo: order.from_user_id === null ? null : (order.seller_no ?? 0),
      fee: fen(order.fee),
      fundShare: fen(order.fund_share),
      handoverHours: order.handover_hours,
      state: order.state,
    })),
    firstPurchase: !hasPaid,
    acts: cartActs.filter(
      (act) => blockOrderTransitionFor(act, 'buyer', cart.state) && (act !== 'pay' || isPayable(cart.pay_before, now)),
    ),
  }
}
