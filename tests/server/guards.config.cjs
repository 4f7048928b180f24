const { testMatch, globalTeardown, ...server } = require('./jest.config.cjs')

/** What `npm run guards` runs: the suites that ask a module's guards, on one PostgreSQL for all of its mutants. */
module.exports = {
  ...server,
  roots: ['contract', 'server', 'tests/server', 'tests/support'].map((folder) => `<rootDir>/${folder}`),
  testRegex: `tests/server/(${process.env.MENPAI_GUARD_SUITES})[^/]*(/[^/]*)?\\.test\\.ts$`,
  testEnvironment: require.resolve('./until-failure.cjs'),
  testSequencer: require.resolve('./covering-only.cjs'),
  globalSetup: '<rootDir>/tests/support/database/keep-postgres.ts',
  maxWorkers: 1,
}
