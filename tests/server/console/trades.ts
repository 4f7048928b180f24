import type { Caller } from '../../../server/http/caller'
import type { Deps } from '../../../server/deps'
import { actOn, payFor, rice, takeRice, valueOf } from '../../support/city/small-city'

/** An order of 34.00 that was done just now. */
export async function doneOrder(deps: Deps, seller: Caller, buyer: Caller) {
  const { saleId } = await rice(deps, seller)
  const { orderId, payNo } = valueOf(await takeRice(deps, buyer, saleId))
  valueOf(await payFor(deps, buyer, payNo))
  valueOf(await actOn(deps, seller, orderId, 2, 'deliver'))
  valueOf(await actOn(deps, buyer, orderId, 3, 'confirm'))
  return { orderId, payNo }
}

/** An order of 34.00 that was paid just now. */
export async function paidOrder(deps: Deps, seller: Caller, buyer: Caller) {
  const { saleId } = await rice(deps, seller)
  const taken = valueOf(await takeRice(deps, buyer, saleId))
  valueOf(await payFor(deps, buyer, taken.payNo))
  return taken
}
