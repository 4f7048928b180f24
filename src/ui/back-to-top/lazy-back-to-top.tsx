import { lazy } from '@/lib/lazy/lazy'

const Lazy = lazy(() => import(/* webpackChunkName: "lazy" */ './back-to-top').then(({ BackToTop }) => BackToTop))

const nothing = () => undefined

/** A `BackToTop` that is loaded when a list has grown longer than its first page. */
export const LazyBackToTop = ({ topId }: { readonly topId: string }) => <Lazy topId={topId} onMissing={nothing} />
