import { lazy } from '@/lib/lazy/lazy'

/** The `BillScreen`, for pages that are mostly read: who reads does not wait for what pays. */
export const LazyBillScreen = lazy(() =>
  import(/* webpackChunkName: "pay" */ './bill-screen').then(({ BillScreen }) => BillScreen),
)
