// @ts-check
// `node scripts/runtimes/run.mjs [24 26]`: the product, the units and some of the server's suites on other versions of Node.
import { fileURLToPath } from 'node:url'
import path from 'node:path'
import { ensureConsoleBuilt } from '../setup/console.mjs'
import { ensureBuilt, ensureInstalled, root, run, say } from '../setup/steps.mjs'
import { fetchNode, packageOf } from './fetch.mjs'
import { tryStart, warningsIn } from './trial.mjs'

/** The versions that a newcomer has; the oldest one runs everything else. */
export const newest = ['24', '26']

/** A suite of each thing that the server stands on: the database, the door, money, a trade, its process. */
const smoke = [
  'tests/server/db/prepared',
  'tests/server/db/transact',
  'tests/server/http/closed-doors',
  'tests/server/ledger/draft',
  'tests/server/pay/kinds',
  'tests/server/process/start-stop',
  'tests/server/session/login',
]

const jest = path.join(root, 'node_modules/jest/bin/jest.js')

/** @param {readonly string[]} args */
const suites = (...args) => [jest, '--silent', '--runInBand', ...args]

/**
 * @param {string} major
 * @returns {Promise<readonly { name: string, code: number, output: string }[]>}
 */
async function tryNode(major) {
  const { code, output, folder } = await fetchNode(packageOf(process.platform, process.arch), major)
  if (code !== 0) return [{ name: `node ${major}: fetched`, code, output }]
  const env = { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH ?? ''}` }
  const steps = {
    start: () => tryStart(env),
    units: () => run('node', suites('-c', 'tests/unit/jest.config.cjs'), { env, quiet: true }),
    server: () => run('node', suites('-c', 'tests/server/jest.config.cjs', ...smoke), { env, quiet: true }),
  }
  const done = []
  for (const [what, step] of Object.entries(steps)) {
    const startedAt = Date.now()
    const said = await step()
    const warnings = warningsIn(said.output)
    const name = `node ${major}: ${what}`
    const failed = said.code !== 0 || warnings.length > 0
    say(`${failed ? '✗' : '✓'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
    if (failed) say(warnings.length > 0 && said.code === 0 ? warnings.join('\n') : said.output)
    done.push({ name, code: failed ? 1 : 0, output: said.output })
  }
  return done
}

/**
 * @param {readonly string[]} majors
 * @returns {Promise<number>} the exit code
 */
export async function tryRuntimes(majors) {
  await ensureInstalled()
  for (const edition of /** @type {const} */ (['product', 'market'])) {
    if ((await ensureBuilt('h5', edition)) !== 0) return 1
  }
  if ((await ensureConsoleBuilt()) !== 0) return 1
  const done = []
  for (const major of majors) done.push(...(await tryNode(major)))
  const failed = done.filter(({ code }) => code !== 0)
  say(`\n${done.length - failed.length} passed, ${failed.length} failed`)
  return failed.length === 0 ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const named = process.argv.slice(2)
  process.exit(await tryRuntimes(named.length > 0 ? named : newest))
}
