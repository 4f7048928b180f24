import { dayMs } from '../durations'

/**
 * The block market: blocks of a check-out, how long an objection waits for its decision, a block rests after a handover and a new founder
 * password waits to be shown, lengths of texts, blocks of a map call, lines of a cart, and for how long prices of a zone are shown. Source:
 * community §8.
 */
export const blockMarket = {
  lines: 20,
  decideMs: dayMs,
  restMs: dayMs,
  passwordMs: dayMs,
  objection: { min: 10, max: 500 },
  reason: { min: 5, max: 140 },
  mapMost: 500,
  cartMost: 50,
  pricesMs: 90 * dayMs,
} as const
