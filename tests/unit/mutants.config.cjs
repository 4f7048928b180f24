/** What `npm run mutants` runs: without those that read the source tree itself (its documents, its words, planted faults of its rules). */
module.exports = {
  ...require('./jest.config.cjs'),
  testPathIgnorePatterns: ['/node_modules/', '/tests/unit/(docs|rules|words)/'],
  maxWorkers: 1,
}
