import { pageGuards } from './page-guards'
import type { Back } from './types'

/** A mini-program hears of a step back through a component: `BackGuard`, which stands in every layer. See `types.ts`. */
export const back: Back = {
  hold: () => undefined,
  // A guard would take the app's own step back, too.
  whenFree: pageGuards.whenFree,
}
