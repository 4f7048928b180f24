/**
 * Files that start servers, databases or whole cities and take longest, 8 to 25 s, though they are not the largest. They begin first
 * (`longest-first.cjs`), and `npm run check` counts them as what they cost.
 */
module.exports = [
  'tests/server/reads/replica.test.ts',
  'tests/server/market/kept-boards.test.ts',
  'tests/server/expand/slots.test.ts',
  'tests/server/process/start-stop.test.ts',
  'tests/server/operation/dump-commands.test.ts',
  'tests/server/orders/table.test.ts',
  'tests/server/demo/seed.test.ts',
  'tests/server/chaos/short.test.ts',
  'tests/server/pay/gateway.test.ts',
  'tests/server/withdrawals/histories.test.ts',
  'tests/server/scale/two-processes.test.ts',
  'tests/server/operation/under-load.test.ts',
  'tests/server/db/supervisor.test.ts',
  'tests/server/operation/dump.test.ts',
  'tests/server/plans/plans.test.ts',
  'tests/server/scale/balanced.test.ts',
  'tests/server/fuzz/fuzz.test.ts',
  'tests/server/operation/audit.test.ts',
  'tests/server/process/kill.test.ts',
  'tests/server/process/group.test.ts',
  'tests/server/setup/command.test.ts',
  'tests/server/accounts/code-limits.test.ts',
  'tests/server/accounts/credentials.test.ts',
  'tests/server/process/door.test.ts',
]
