import type { Clock, Ids, Random } from '../deps'

/** 2024-01-01T00:00:00Z, from which ids count. */
const epochMs = 1_704_067_200_000
const perMs = 4096

/**
 * Makes time-ordered ids below 2^53 (until the year 2093), with new low bits in each millisecond: from one id nothing follows for another.
 * Our decision: docs/decisions/0001-contract.md
 */
export function makeIds(clock: Clock, random: Random): Ids {
  let last = 0
  return {
    next() {
      const low = random.bytes(2).readUInt16BE() % perMs
      last = Math.max(last + 1, (clock.now() - epochMs) * perMs + low)
      return last
    },
  }
}

/** No id that is made at or after an instant, in epoch milliseconds, is below this one. */
export const firstIdOf = (ms: number): number => (ms - epochMs) * perMs
