/** What WeChat's own tools say of the builds: runs after both are made. Without a network. */
module.exports = {
  ...require('../build/jest.config.cjs'),
  testMatch: ['<rootDir>/tests/vendor/**/*.test.ts'],
}
