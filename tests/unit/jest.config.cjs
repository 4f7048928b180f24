/**
 * The units alone, which need no database: what `npm run mutants` runs, so without those that read the source tree itself (its documents,
 * its words, planted faults of its rules). `npm test` runs all of them with the server's tests.
 */
const server = require('../server/jest.config.cjs')

const { globalSetup, globalTeardown, testSequencer, ...rest } = server
module.exports = {
  ...rest,
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/tests/unit/(docs|rules|words)/'],
  maxWorkers: 1,
}
