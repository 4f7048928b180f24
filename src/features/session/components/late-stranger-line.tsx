import { late } from '@/lib/late/late'

/** `StrangerLine`, loaded when somebody is one. */
export const LateStrangerLine = late(() =>
  import(/* webpackChunkName: "late" */ './stranger-line').then(({ StrangerLine }) => StrangerLine),
)
