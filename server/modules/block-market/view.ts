import type { BlockCart } from '@contract/endpoints/market/block-market'
import { blockOrderTransitionFor, cartActs } from '@contract/block/transitions'
import { fen } from '@contract/money'
import type { Db } from '../../db/schema'
import { findArea } from '../area/open/find-area'
import { shownOrders } from './shown-store'
import type { BlockCartTable } from './tables'

/** A check-out as its buyer sees it. */
export async function cartView(db: Db, cart: BlockCartTable): Promise<BlockCart> {
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
      capacity: order.capacity,
      price: fen(order.price),
      sellerBlockNo: order.from_user_id === null ? null : (order.seller_no ?? 0),
      fee: fen(order.fee),
      fundShare: fen(order.fund_share),
      state: order.state,
    })),
    acts: cartActs.filter((act) => blockOrderTransitionFor(act, 'buyer', cart.state) !== undefined),
  }
}
