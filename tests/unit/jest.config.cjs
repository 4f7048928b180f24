/** Rules, words, documents: what needs no database. */
const { globalSetup, globalTeardown, testSequencer, ...server } = require('../server/jest.config.cjs')

module.exports = {
  ...server,
  setupFilesAfterEnv: [...(server.setupFilesAfterEnv ?? []), '<rootDir>/tests/unit/joiners.ts'],
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
}
