// A commit is judged by the same values each time; `MENPAI_SEED` gives others: the whole of the tests takes those of the day.
const fc = require('../../../node_modules/fast-check/lib/cjs/fast-check.js')

fc.configureGlobal({
  seed: Number(process.env.MENPAI_SEED ?? 0),
  ...(process.env.MENPAI_RUNS === undefined ? {} : { numRuns: Number(process.env.MENPAI_RUNS) }),
})

module.exports = fc
