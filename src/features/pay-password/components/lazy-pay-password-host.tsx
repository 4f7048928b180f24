import { lazy } from '@/lib/lazy/lazy'

/** The `PayPasswordHost`, beside a cashier that is loaded when it is needed. */
export const LazyPayPasswordHost = lazy(() =>
  import(/* webpackChunkName: "pay" */ './pay-password-host').then(({ PayPasswordHost }) => PayPasswordHost),
)
