/**
 * Loaded before a suite when `MENPAI_TEST_EDGE` names an edge: the device's clock, and that of every server that the suite starts, goes on
 * from just before it. What reads the real clock where the product is given one falls over there, instead of once a month on somebody's
 * machine.
 */
const minuteMs = 60_000
const now = Date.now()

/** @type {Readonly<Record<string, number>>} Moments in Shanghai's zone. */
const edges = {
  minute: Math.ceil(now / minuteMs) * minuteMs + minuteMs - 100,
  day: Date.parse('2027-03-09T23:59:59+08:00'),
  month: Date.parse('2027-04-30T23:59:59+08:00'),
  leap: Date.parse('2028-02-29T23:59:59+08:00'),
}
const edge = edges[process.env.MENPAI_TEST_EDGE ?? '']
if (edge === undefined) throw new Error(`MENPAI_TEST_EDGE is one of: ${Object.keys(edges).join(', ')}`)
process.env.TEST_CLOCK_AHEAD_MS = String(edge - now)
require('./moved-clock.cjs')
