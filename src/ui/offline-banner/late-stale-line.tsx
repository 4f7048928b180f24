import { late } from '@/lib/late/late'

const Line = late(() => import(/* webpackChunkName: "late" */ './stale-line').then(({ StaleLine }) => StaleLine), true)

const nothing = () => undefined

/** How old the page's data are. Who is without a network before this was loaded reads the banner alone. */
export const LateStaleLine = () => <Line onMissing={nothing} />
