import { giftTransitionFor } from '@contract/fund/transitions'
import { haltRefusal, tradingRefusal } from '../area/open/halt'
import { ownPayer } from '../pay/open/own-payer'
import type { Payer } from '../pay/open/payer'
import { fundDifferences } from './check-store'
import { lockGift } from './gift-store'
import { moveGift } from './gifts'

/** How the cashier pays a gift. Source: community §3, row 1; domain model §3.7. */
export const giftPayer: Payer = {
  ...ownPayer({
    lock: lockGift,
    allows: ({ state }, act) => giftTransitionFor(act, 'giver', state) !== undefined,
    move: (tx, deps, gift, act) => moveGift(tx, deps, gift, act, 'giver'),
    fresh: (_tx, { ver }) => Promise.resolve({ ver }),
    payRefusal: (tx, { area_id: areaId }, asking) =>
      asking ? tradingRefusal(tx, areaId, asking.now) : haltRefusal(tx, [areaId]),
  }),
  differences: fundDifferences,
}
