const path = require('node:path')
const jest = path.dirname(require.resolve('jest/package.json'))
const { TestEnvironment } = require(require.resolve('jest-environment-node', { paths: [jest] }))

/**
 * The tests of a suite until one has failed, the others are skipped: that one says that a mutant is seen. What fails before all of some
 * tests says it through them: none of them runs, and each reports it.
 */
module.exports = class UntilFailure extends TestEnvironment {
  async handleTestEvent(event, state) {
    await super.handleTestEvent?.(event, state)
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.hasFailed = true
    if (event.name === 'test_start' && this.hasFailed && event.test.errors.length === 0) event.test.mode = 'skip'
  }
}
