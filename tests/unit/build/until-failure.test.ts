import { spawnSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly { title: string; status: string }[] }[]
}

/** What becomes of the tests of a suite under `npm run guards`, by their names. */
function outcomes(suite: string): Readonly<Record<string, string>> {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'until-failure-')))
  try {
    writeFileSync(path.join(folder, 'some.test.js'), suite)
    const testEnvironment = path.resolve(__dirname, '../../server/until-failure.cjs')
    const config = JSON.stringify({ rootDir: folder, testEnvironment, transform: {} })
    const run = [require.resolve('jest/bin/jest'), '--config', config, '--json']
    const { stdout } = spawnSync(process.execPath, run, { cwd: folder, encoding: 'utf8' })
    const { testResults } = JSON.parse(stdout) as Report
    return Object.fromEntries(testResults.flatMap((one) => one.assertionResults.map((it) => [it.title, it.status])))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('runs the tests of a suite until one has failed', () => {
  const suite = `
    it('one', () => {})
    it('two', () => { throw new Error('two') })
    it('three', () => {})`
  expect(outcomes(suite)).toEqual({ one: 'passed', two: 'failed', three: 'pending' })
})

it('lets tests say what failed before all of them', () => {
  const suite = `
    beforeAll(() => { throw new Error('before') })
    it('one', () => {})`
  expect(outcomes(suite)).toEqual({ one: 'failed' })
})
