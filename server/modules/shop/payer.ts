import { ok } from '@contract/result'
import { termTransitionFor } from '@contract/shop/transitions'
import { blockPayRefusal, ownPayer } from '../pay/open/own-payer'
import type { Payer } from '../pay/open/payer'
import { payTerm } from './pay-term'
import { lockTerm, shopDifferences } from './term-store'
import { endTerm } from './terms'

/** How the cashier pays a term of a shop. Source: community §5, rows 6 and 8; domain model §3.7. */
export const shopPayer: Payer = {
  ...ownPayer({
    lock: lockTerm,
    allows: ({ state }, act) => termTransitionFor(act, 'owner', state) !== undefined,
    move: async (tx, deps, term, act) =>
      act === 'pay' ? payTerm(tx, deps, term) : ok(await endTerm(tx, deps, term, 'cancel', 'owner')),
    fresh: (_tx, { ver }) => Promise.resolve({ ver }),
    payRefusal: blockPayRefusal,
  }),
  differences: shopDifferences,
}
