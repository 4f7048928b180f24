/** What the kit adds to a blank page: needs the builds of gallery and blank page. */
module.exports = { ...require('../build/jest.config.cjs'), testMatch: ['<rootDir>/tests/gallery/size/**/*.test.ts'] }
