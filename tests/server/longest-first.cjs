const { default: Sequencer } = require('@jest/test-sequencer')
const longest = require('./longest.cjs')

const rank = ({ path }) => {
  const at = longest.findIndex((name) => path.replaceAll('\\', '/').endsWith(`/${name}`))
  return at === -1 ? longest.length : at
}

/**
 * Jest's order, with the longest files before all others. Without a cache, as on a fresh clone, Jest sorts by file size: a long one would
 * start last, and the other processors would wait for it.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rank(one) - rank(other))
  }
}
