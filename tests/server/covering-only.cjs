const { mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const path = require('node:path')
const { default: Sequencer } = require('@jest/test-sequencer')

/**
 * The suites that hold one of the tests that a mutant is asked by; Stryker names those tests, and Jest would load every suite to look for
 * them. The first run, without a mutant, keeps what each suite holds and how long it took: the quick ones are asked first.
 */
module.exports = class CoveringOnly extends Sequencer {
  constructor(options) {
    super(options)
    const { rootDir, testNamePattern } = options.globalConfig
    this.file = path.join(rootDir, 'test-results', 'held.json')
    this.pattern = testNamePattern === undefined ? undefined : new RegExp(testNamePattern, 'i')
  }

  held() {
    try {
      return JSON.parse(readFileSync(this.file, 'utf8'))
    } catch {
      return {}
    }
  }

  sort(tests) {
    const held = this.held()
    const took = ({ path: suite }) => held[suite]?.ms ?? 0
    const asks = ({ path: suite }) =>
      this.pattern === undefined || !(suite in held) || held[suite].names.some((name) => this.pattern.test(name))
    return tests.filter(asks).sort((one, other) => took(one) - took(other))
  }

  cacheResults(tests, results) {
    super.cacheResults(tests, results)
    if (this.pattern !== undefined) return
    const held = Object.fromEntries(
      results.testResults.map(({ testFilePath, testResults, perfStats }) => [
        testFilePath,
        { names: testResults.map(({ fullName }) => fullName), ms: perfStats.runtime },
      ]),
    )
    mkdirSync(path.dirname(this.file), { recursive: true })
    writeFileSync(this.file, JSON.stringify({ ...this.held(), ...held }))
  }
}
