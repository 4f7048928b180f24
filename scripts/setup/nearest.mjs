// @ts-check
// Which suites `npm run check` has time for: plain JavaScript, no dependency.
import path from 'node:path'
import longest from '../../tests/server/longest.cjs'

/**
 * How long a suite takes, in seconds on a quiet machine with two processors: the mean of each kind, the longest by themselves. Source:
 * docs/performance.md (checks).
 */
const secondsOf = { unit: 0.5, ui: 2, server: 3, long: 12 }

/** Names of folders that do not name a subject. */
const rooms = new Set(
  'tests unit ui server src contract modules features components endpoints lib platform pages rules support index types'.split(
    ' ',
  ),
)

/**
 * The subjects that a path names: `server/modules/orders/act.ts` is about `orders` and `act`.
 * @param {string} file
 */
const subjectsOf = (file) =>
  file
    .replace(/\.(weapp|module|test|examples)(?=\.)/, '')
    .replace(/\.\w+$/, '')
    .split(/[\\/]/)
    .filter((name) => !rooms.has(name))

/** @param {string} suite @returns {keyof typeof secondsOf} */
const kindOf = (suite) => {
  if (longest.includes(suite)) return 'long'
  return /\/unit\//.test(suite) ? 'unit' : /\/ui\//.test(suite) ? 'ui' : 'server'
}

/**
 * Of the suites reached by changed files, those nearest to the changes, as many as there is time for: first changed suites, then those that
 * share the most subjects in their paths, then the quicker ones.
 * @param {readonly string[]} suites relative to the root
 * @param {readonly string[]} changed
 * @param {number} seconds of one processor
 * @returns {{ chosen: readonly string[], left: readonly string[] }}
 */
export function nearest(suites, changed, seconds) {
  const subjects = new Set(changed.flatMap(subjectsOf))
  /** @param {string} suite */
  const closeness = (suite) =>
    changed.includes(suite)
      ? Infinity
      : subjectsOf(path.dirname(suite)).filter((name) => subjects.has(name)).length * 2 +
        (subjects.has(subjectsOf(suite).at(-1) ?? '') ? 1 : 0)
  const ranked = suites
    .map((suite) => ({ suite, close: closeness(suite), cost: secondsOf[kindOf(suite)] }))
    .sort((one, other) => (one.close === other.close ? one.cost - other.cost : other.close - one.close))
  let spent = 0
  const fits = ranked.map(({ close, cost }) => {
    if (close === Infinity) return true
    if (spent + cost > seconds) return false
    spent += cost
    return true
  })
  const pick = (/** @type {boolean} */ wanted) =>
    ranked.filter((_, at) => fits[at] === wanted).map(({ suite }) => suite)
  return { chosen: pick(true), left: pick(false) }
}
