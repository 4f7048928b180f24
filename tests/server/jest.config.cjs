const joinedPackages = require('../support/server/joined-packages.cjs')

/** The server: in memory, with a real PostgreSQL that is started once for the run. */
module.exports = {
  rootDir: '../..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/server/**/*.test.ts'],
  transform: {
    '^.+\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  // Two packages below the web framework are ES modules only, which Jest cannot require.
  transformIgnorePatterns: ['/node_modules/(?!(content-disposition|cookie)/)', '<rootDir>/\\.cache/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@contract/(.*)$': '<rootDir>/contract/$1',
    '\\.scss$': '<rootDir>/tests/support/texts/styles.cjs',
    '^fast-check$': '<rootDir>/tests/support/texts/properties.cjs',
    ...joinedPackages(),
  },
  setupFiles: process.env.MENPAI_TEST_EDGE === undefined ? [] : ['<rootDir>/tests/support/server/at-edge.cjs'],
  globalSetup: '<rootDir>/tests/support/database/start-postgres.ts',
  globalTeardown: '<rootDir>/tests/support/database/stop-postgres.ts',
  testSequencer: '<rootDir>/tests/server/longest-first.cjs',
  // All processors: the tests mostly wait for PostgreSQL, and each file has a database of its own.
  maxWorkers: '100%',
  // Only ends what hangs: what a test waits for is never a clock, and a machine may be busy.
  testTimeout: 180_000,
}
