import { leastBlocks, shownShare } from '@contract/vote/count'

const whole = 100
const basisPointsInPercent = 100

/** How many have voted, of how many that may, and the least share in percent that counts. */
export interface Turnout {
  readonly cast: number
  readonly census: number
  readonly minTurnout: number
}

/** A share in percent with one decimal: 27.4. */
export const percent = (some: number, all: number): string => (shownShare(some, all) / basisPointsInPercent).toFixed(1)

/** How much of a bar is filled, in percent. */
export const filled = (some: number, all: number): number => (all === 0 ? 0 : Math.min(whole, (some * whole) / all))

/** How many more blocks the least turnout takes; 0 when it is reached. */
export const blocksMissing = ({ cast, census, minTurnout }: Turnout): number =>
  Math.max(0, leastBlocks(census, minTurnout) - cast)
