import { late } from '@/lib/late/late'

const Late = late(() => import(/* webpackChunkName: "late" */ './back-to-top').then(({ BackToTop }) => BackToTop))

const nothing = () => undefined

/** A `BackToTop` that is loaded when a list has grown longer than its first page. */
export const LateBackToTop = () => <Late onMissing={nothing} />
