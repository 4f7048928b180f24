// @ts-check
// `npm test`: every check, from a bare clone. CI runs exactly this. `npm test -- types jest` runs the named checks only.
import { bin, ensureBrowser, ensureBuilt, ensureInstalled, requireNode20, run, say } from './setup/steps.mjs'

requireNode20()
await ensureInstalled()

/** @type {{ name: string, what: string, onRequest?: boolean, run: () => Promise<number> }[]} */
const checks = [
  check('format', 'Prettier', 'prettier', ['--check', '--log-level', 'warn', '.']),
  check('lint', 'ESLint', 'eslint', ['.', '--max-warnings', '0']),
  check('styles', 'stylelint', 'stylelint', ['src/**/*.scss', '--max-warnings', '0']),
  check('types', 'TypeScript', 'tsc', ['--noEmit']),
  check('arrows', 'import arrows', 'depcruise', ['contract', 'src', 'server', '--config', '.dependency-cruiser.cjs']),
  check('server', 'units and server with a real database', 'jest', ['-c', 'tests/server/jest.config.cjs']),
  check('screens', 'components and screens', 'jest', ['-c', 'tests/ui/jest.config.cjs', '--silent']),
  { name: 'h5', what: 'H5 build', run: () => ensureBuilt('h5') },
  { name: 'weapp', what: 'mini-program build', run: () => ensureBuilt('weapp') },
  check('builds', 'what the builds contain', 'jest', ['-c', 'tests/build/jest.config.cjs']),
  {
    name: 'e2e',
    what: 'H5 and mini-program in Chromium',
    run: async () => {
      const env = { CHROMIUM_PATH: await ensureBrowser() }
      return (await run(bin('playwright'), ['test', '-c', 'tests/e2e/playwright.config.ts'], { env })).code
    },
  },
  { name: 'gallery-builds', what: 'gallery and blank page, both targets', onRequest: true, run: buildGallery },
  {
    ...check('kit-size', 'what the kit adds to a blank page', 'jest', ['-c', 'tests/gallery/jest.config.cjs']),
    onRequest: true,
  },
  {
    name: 'gallery',
    what: 'every piece of the kit in every state, on both targets',
    onRequest: true,
    run: async () => {
      const env = { CHROMIUM_PATH: await ensureBrowser() }
      return (await run(bin('playwright'), ['test', '-c', 'tests/gallery/playwright.config.ts'], { env })).code
    },
  },
]

/** Two at a time, one of each target: they share a cache of their target only. */
async function buildGallery() {
  for (const product of /** @type {const} */ (['gallery', 'blank'])) {
    const codes = await Promise.all([ensureBuilt('h5', product), ensureBuilt('weapp', product)])
    const failed = codes.find((code) => code !== 0)
    if (failed !== undefined) return failed
  }
  return 0
}

/**
 * @param {string} name
 * @param {string} what
 * @param {string} command
 * @param {readonly string[]} args
 */
function check(name, what, command, args) {
  return { name, what, run: async () => (await run(bin(command), args)).code }
}

const wanted = process.argv.slice(2)
const chosen =
  wanted.length === 0
    ? checks.filter(({ onRequest }) => !onRequest)
    : checks.filter(({ name }) => wanted.includes(name))
if (chosen.length === 0) {
  say(`No such check. There are: ${checks.map(({ name }) => name).join(' ')}`)
  process.exit(2)
}

const failed = []
for (const { name, what, run: start } of chosen) {
  say(`\n▸ ${name}: ${what}`)
  const startedAt = Date.now()
  const code = await start()
  say(`${code === 0 ? '✓' : '✗'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
  if (code !== 0) failed.push(name)
}

if (failed.length > 0) say(`\nFailed: ${failed.join(', ')}`)
say(`\n${chosen.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
