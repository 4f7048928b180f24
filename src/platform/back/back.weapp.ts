import type { Back } from './types'

/** A mini-program hears of the way back through a component only: `BackGuard`. */
export const back: Back = {
  hold: () => undefined,
  whenFree: (leave) => leave(),
}
