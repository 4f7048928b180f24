/** Units and the server: in memory, with a real PostgreSQL that is started once for the run. */
module.exports = {
  rootDir: '../..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/server/**/*.test.ts', '<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  transform: {
    '^.+\\.tsx?$': [
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
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@contract/(.*)$': '<rootDir>/contract/$1',
    '\\.scss$': '<rootDir>/tests/support/styles.cjs',
  },
  globalSetup: '<rootDir>/tests/support/start-postgres.ts',
  globalTeardown: '<rootDir>/tests/support/stop-postgres.ts',
  testTimeout: 30_000,
}
