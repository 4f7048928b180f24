/** The units alone, which need no database: what `npm run mutants` asks. `npm test` runs them with the server's tests. */
const server = require('../server/jest.config.cjs')

const { globalSetup, globalTeardown, testSequencer, ...rest } = server
module.exports = { ...rest, testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'], maxWorkers: 1 }
