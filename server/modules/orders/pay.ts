import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import type { ActInput } from './transition/act'
import { actBriefly } from './transition/act'

/** Pays an order from the balance. Refusals: those of the act `pay`. Source: domain model §3.5, row 2. */
export const payOrder = (deps: Deps, caller: Caller, wish: ActInput) =>
  actBriefly(deps, caller, wish, { call: '/bctPay/submit', act: 'pay' })

/** Cancels an unpaid order from the cashier. Refusals: those of the act `cancel`. Source: domain model §3.5, row 3. */
export const cancelOrder = (deps: Deps, caller: Caller, wish: ActInput) =>
  actBriefly(deps, caller, wish, { call: '/bctPay/cancel', act: 'cancel' })
