import { lazy } from '@/lib/lazy/lazy'

const Line = lazy(() => import(/* webpackChunkName: "lazy" */ './stale-line').then(({ StaleLine }) => StaleLine), true)

const nothing = () => undefined

/** How old the page's data are. Who is without a network before this was loaded reads the banner alone. */
export const LazyStaleLine = () => <Line onMissing={nothing} />
