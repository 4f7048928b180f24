/** WeChat's own tools over the builds; runs after both are made. Needs no network. */
module.exports = {
  ...require('../build/jest.config.cjs'),
  testMatch: ['<rootDir>/tests/vendor/**/*.test.ts'],
}
