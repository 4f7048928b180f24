import { pageGuards } from './page-guards'
import type { Back } from './types'

/** A mini-program learns of a step back through a component: `BackGuard`, which is in every layer. See `types.ts`. */
export const back: Back = {
  hold: () => undefined,
  // A guard would also catch the app's own step back.
  whenFree: pageGuards.whenFree,
}
