import { blockOrderTransitionFor } from '@contract/block/transitions'
import { haltRefusal, tradingRefusal } from '../area/open/halt'
import { ownPayer } from '../pay/open/own-payer'
import type { Payer } from '../pay/open/payer'
import { moveCart } from './carts'
import { lockCart } from './cart-store'
import { marketDifferences } from './check-store'
import { cartView } from './view'

/** How the cashier pays blocks. Source: community §8, rows 4 and 5; domain model §3.7. */
export const cartPayer: Payer = {
  ...ownPayer({
    lock: lockCart,
    allows: ({ state }, act) => blockOrderTransitionFor(act, 'buyer', state) !== undefined,
    move: (tx, deps, cart, act) => moveCart(tx, deps, cart, act, 'buyer'),
    fresh: async (tx, cart, _userId, now) => ({ cart: await cartView(tx, cart, now) }),
    payRefusal: (tx, { area_id: areaId }, asking) =>
      asking ? tradingRefusal(tx, areaId, asking.now) : haltRefusal(tx, [areaId]),
  }),
  differences: marketDifferences,
}
