const { globalSetup, globalTeardown, testSequencer, setupFiles, ...server } = require('../server/jest.config.cjs')

/** Parts of the console that decide, drawn without a browser, with answers that a test gives. */
module.exports = {
  ...server,
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/console/tests/**/*.test.tsx'],
  setupFiles: ['<rootDir>/console/tests/support/browser.cjs'],
  moduleNameMapper: {
    '\\.module\\.scss$': '<rootDir>/tests/ui/support/style-stub.cjs',
    '\\.(svg|png)$': '<rootDir>/tests/ui/support/empty.cjs',
    // As the console's build: what it takes from the app is drawn by its own React.
    '^(react|react-dom)$': '<rootDir>/console/node_modules/$1',
    ...server.moduleNameMapper,
  },
}
