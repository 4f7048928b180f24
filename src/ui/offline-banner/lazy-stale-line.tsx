import { lazy } from '@/lib/lazy/lazy'

const Line = lazy(() => import(/* webpackChunkName: "lazy" */ './stale-line').then(({ StaleLine }) => StaleLine), true)

const nothing = () => undefined

/** How old the page's data are. When the network is lost before this was loaded, only the banner shows. */
export const LazyStaleLine = () => <Line onMissing={nothing} />
