import { lazy } from '@/lib/lazy/lazy'

/** The `CashierAddress`, beside a cashier that is loaded when it is needed. */
export const LazyCashierAddress = lazy(() =>
  import(/* webpackChunkName: "pay" */ './cashier-address').then(({ CashierAddress }) => CashierAddress),
)
