// @ts-check
// `npm run check`: what the changed files reach, in a minute or two. `npm run check -- main~3` compares with that commit.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { bin, ensureInstalled, requireNode20, root, run, say } from './setup/steps.mjs'

/** More suites than this take longer than a short check may: whoever reaches so many runs them all. */
const mostSuites = 40

requireNode20()
await ensureInstalled()

/** @param {readonly string[]} args */
const git = async (...args) => {
  const { code, output } = await run('git', args, { quiet: true })
  return code === 0 ? output.split('\n').filter(Boolean) : undefined
}

/** Where this branch left the main one; the last commit on the main branch itself. */
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
const styles = matching(/^src\/.*\.scss$/)
const tested = matching(/^(src|contract|server|tests)\/.*\.(ts|tsx|scss|json|sql)$/)

/**
 * The suites of one configuration that the changed files reach.
 * @param {string} config
 */
async function suitesOf(config) {
  if (tested.length === 0) return []
  const { output } = await run(bin('jest'), ['-c', config, '--listTests', '--findRelatedTests', ...tested], {
    quiet: true,
  })
  return output.split('\n').filter((line) => line.endsWith('.ts') || line.endsWith('.tsx'))
}

/** @type {string[]} */
const failed = []
/** @type {string[]} */
const left = []

/**
 * @param {string} name
 * @param {boolean} isWanted
 * @param {string} command
 * @param {readonly string[]} args
 */
async function check(name, isWanted, command, args) {
  if (!isWanted) return
  const startedAt = Date.now()
  const { code, output } = await run(bin(command), args, { quiet: true })
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  say(code === 0 ? `✓ ${name} (${seconds} s)` : `✗ ${name} (${seconds} s)\n${output}`)
  if (code !== 0) failed.push(name)
}

/**
 * @param {string} name
 * @param {string} config
 */
async function suites(name, config) {
  const reached = await suitesOf(config)
  if (reached.length > mostSuites) left.push(`${name}: ${reached.length} suites, \`npm test -- ${name}\``)
  else
    await check(`${name}, ${reached.length} suites`, reached.length > 0, 'jest', ['-c', config, '--silent', ...reached])
}

say(`${files.length} files differ from ${base.slice(0, 12)}`)
await check('format', files.length > 0, 'prettier', ['--check', '--log-level', 'warn', '--ignore-unknown', ...files])
await check('styles', styles.length > 0, 'stylelint', [...styles, '--max-warnings', '0'])
await check('lint', scripts.length > 0, 'eslint', [...scripts, '--max-warnings', '0', '--no-warn-ignored'])
await check('arrows', sources.length > 0, 'depcruise', ['contract', 'src', 'server', '-c', '.dependency-cruiser.cjs'])
await check('dead', scripts.length > 0, 'knip', ['--no-progress'])
await check('types', sources.length > 0, 'tsc', ['--noEmit'])
await suites('server', 'tests/server/jest.config.cjs')
await suites('screens', 'tests/ui/jest.config.cjs')

if (left.length > 0) say(`Reached, and not run here:\n  ${left.join('\n  ')}`)
say(failed.length === 0 ? 'Everything that was run passes.' : `Failed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
