import { lazy } from '@/lib/lazy/lazy'

/** The `CashierScreen`, for pages that are mostly read: who reads does not wait for what pays. */
export const LazyCashierScreen = lazy(() =>
  import(/* webpackChunkName: "pay" */ './cashier-screen').then(({ CashierScreen }) => CashierScreen),
)
