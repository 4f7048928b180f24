/** Rules, words, documents: what needs no database. */
const { globalSetup, globalTeardown, testSequencer, ...server } = require('../server/jest.config.cjs')

module.exports = { ...server, testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'] }
