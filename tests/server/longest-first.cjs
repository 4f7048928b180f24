const { default: Sequencer } = require('@jest/test-sequencer')

/**
 * Files that start servers, databases or whole cities and take longest, though they are not the largest. Without a cache, as on a fresh
 * clone, Jest sorts by file size: one of these would then start last, and the other processors would wait for it.
 */
const longest = [
  'market/kept-boards',
  'expand/slots',
  'process/start-stop',
  'operation/dump-commands',
  'orders/table',
  'demo/seed',
  'chaos/short',
  'pay/gateway',
  'withdrawals/histories',
  'scale/two-processes',
  'operation/under-load',
  'db/supervisor',
  'operation/dump',
  'plans/plans',
  'scale/balanced',
  'fuzz/fuzz',
  'operation/audit',
  'process/kill',
  'process/group',
  'setup/command',
  'accounts/code-limits',
  'accounts/credentials',
  'process/door',
].map((name) => `/tests/server/${name}.test.ts`)

const rank = ({ path }) => {
  const at = longest.findIndex((name) => path.replaceAll('\\', '/').endsWith(name))
  return at === -1 ? longest.length : at
}

/** Jest's order, with the longest files before all others. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rank(one) - rank(other))
  }
}
