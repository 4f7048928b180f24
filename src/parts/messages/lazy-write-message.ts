import { lazy } from '@/lib/lazy/lazy'

/** The `WriteMessage`, for pages that are mostly read by others than who writes on them. */
export const LazyWriteMessage = lazy(
  () => import(/* webpackChunkName: "lazy" */ './write-message').then(({ WriteMessage }) => WriteMessage),
  true,
)
