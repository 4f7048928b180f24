import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Deps } from '../../deps'
import { findCart } from './cart-store'
import { cartView } from './view'

/** A person's own check-out. Refusal: NOT_FOUND. */
export async function readCart({ db, clock }: Deps, userId: number, cartId: number) {
  const cart = await findCart(db, cartId)
  return cart?.user_id === userId ? ok(await cartView(db, cart, clock.now())) : err(refusal('NOT_FOUND'))
}
