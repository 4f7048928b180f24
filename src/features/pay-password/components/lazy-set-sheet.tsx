import { lazy } from '@/lib/lazy/lazy'

/** The `SetSheet`, loaded when it is needed: most people have a password already. */
export const LazySetSheet = lazy(() =>
  import(/* webpackChunkName: "lazy" */ './set-sheet').then(({ SetSheet }) => SetSheet),
)
