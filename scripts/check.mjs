// @ts-check
// `npm run check`: what the changed files reach, in a minute or two. `npm run check -- main~3` compares with that commit.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { arrows } from './checks/arrows.mjs'
import { nearest } from './setup/nearest.mjs'
import { bin, compiler, ensureInstalled, requireNode20, root, run, say } from './setup/steps.mjs'

/** Seconds for the suites, one after another: their database and what reads the sources want the other processor, too. */
const forSuites = 80

requireNode20()
await ensureInstalled()

/** @param {readonly string[]} args */
const git = async (...args) => {
  const { code, output } = await run('git', args, { quiet: true })
  return code === 0 ? output.split('\n').filter(Boolean) : undefined
}

/** The commit where this branch left main; on main itself the previous commit. */
async function baseOf() {
  const [given] = process.argv.slice(2)
  if (given !== undefined) return given
  const here = (await git('rev-parse', '--abbrev-ref', 'HEAD'))?.[0]
  const names = here === 'main' ? [] : ['main', 'origin/main']
  for (const name of names) {
    const base = await git('merge-base', 'HEAD', name)
    if (base?.[0] !== undefined) return base[0]
  }
  return 'HEAD'
}

const base = await baseOf()
const changed = await git('diff', '--name-only', base)
if (changed === undefined) {
  say(`There is no commit ${base}.`)
  process.exit(2)
}
const fresh = (await git('ls-files', '--others', '--exclude-standard')) ?? []
const files = [...new Set([...changed, ...fresh])].filter((file) => existsSync(path.join(root, file)))
/** @param {RegExp} pattern */
const matching = (pattern) => files.filter((file) => pattern.test(file))
const scripts = matching(/\.(ts|tsx|mjs|cjs|js)$/)
const sources = matching(/\.(ts|tsx)$/)
const ofConsole = matching(/^(console|contract|tests\/console)\/.*\.(ts|tsx)$/)
const styles = matching(/^(src|console\/src)\/.*\.scss$/)
const tested = matching(/^(src|contract|server|console|tests)\/.*\.(ts|tsx|scss|json|sql)$/)

/**
 * The suites of one configuration that the changed files reach.
 * @param {string} config
 */
async function suitesOf(config) {
  if (tested.length === 0) return []
  const { output } = await run(bin('jest'), ['-c', config, '--listTests', '--findRelatedTests', ...tested], {
    quiet: true,
  })
  return output
    .split('\n')
    .filter((line) => /\.tsx?$/.test(line))
    .map((line) => path.relative(root, line).replaceAll('\\', '/'))
}

/** @type {string[]} */
const failed = []

/**
 * @param {string} name
 * @param {boolean} isWanted
 * @param {string} command
 * @param {readonly string[]} args
 */
async function check(name, isWanted, command, args) {
  if (!isWanted) return
  const startedAt = Date.now()
  const isTypes = command === 'tsc'
  const { code, output } = isTypes
    ? await run(process.execPath, [compiler, '--singleThreaded', ...args], { quiet: true })
    : await run(bin(command), args, { quiet: true })
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  say(code === 0 ? `✓ ${name} (${seconds} s)` : `✗ ${name} (${seconds} s)\n${output}`)
  if (code !== 0) failed.push(name)
}

async function readSources() {
  await check('format', files.length > 0, 'prettier', ['--check', '--log-level', 'warn', '--ignore-unknown', ...files])
  await check('styles', styles.length > 0, 'stylelint', [...styles, '--max-warnings', '0'])
  await check('lint', scripts.length > 0, 'eslint', [...scripts, '--max-warnings', '0', '--no-warn-ignored'])
  await check('lint-types', scripts.length > 0, 'oxlint', ['--type-aware', '--deny-warnings', ...scripts])
  const [command = '', ...args] = arrows
  await check('arrows', sources.length > 0, command, args)
  await check('dead', scripts.length > 0, 'knip', ['--no-progress', '--treat-config-hints-as-errors'])
  await check('types', sources.length > 0, 'tsc', ['--noEmit'])
  await check('console-types', ofConsole.length > 0, 'tsc', ['-p', 'console'])
}

const configs = {
  units: 'tests/unit/jest.config.cjs',
  server: 'tests/server/jest.config.cjs',
  screens: 'tests/ui/jest.config.cjs',
  'console-parts': 'tests/console-ui/jest.config.cjs',
}

/** The suites that run in parallel, and those for which there is no time. */
async function runSuites() {
  /** @type {[string, string, readonly string[]][]} */
  const reached = []
  for (const [name, config] of Object.entries(configs)) reached.push([name, config, await suitesOf(config)])
  const { chosen, left } = nearest(
    reached.flatMap(([, , suites]) => suites),
    files,
    forSuites,
  )
  if (sources.length > 0 && chosen.length === 0)
    say('No suite runs what changed: types, styles or pages of the gallery alone.')
  for (const [name, config, suites] of reached) {
    const own = chosen.filter((suite) => suites.includes(suite))
    // The checks of the sources run on the other processor.
    const args = ['-c', config, '--silent', '--maxWorkers=1', ...own]
    await check(`${name}, ${own.length} suites`, own.length > 0, 'jest', args)
  }
  return left
}

say(`${files.length} files differ from ${base.slice(0, 12)}`)
const [left] = await Promise.all([runSuites(), readSources()])
if (left.length > 0) {
  const folders = new Set(left.map((suite) => path.dirname(suite)))
  say(`Reached too, and not run here: ${left.length} suites (${[...folders].sort().join(', ')}).`)
  say('`npm test -- units server screens` runs all.')
}
say(failed.length === 0 ? 'Everything that was run passes.' : `Failed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
