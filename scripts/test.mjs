// @ts-check
// `npm test`: every check, from a bare clone. CI runs exactly this. `npm test -- types jest` runs the named checks only.
import path from 'node:path'
import {
  bin,
  ensureBrowser,
  ensureBuilt,
  ensureInstalled,
  ensureQuickBrowser,
  requireNode20,
  root,
  run,
  say,
} from './setup/steps.mjs'
import { ensureConsoleBuilt } from './setup/console.mjs'
import { folder, isHere } from './vendor/fetch.mjs'

const begunAt = Date.now()
requireNode20()
// Node's own space for what is young, 16 MB, is cleaned too often where thousands of files are read (docs/performance.md).
const moreForTheYoung = '--max-semi-space-size'
if (process.allowedNodeEnvironmentFlags.has(moreForTheYoung)) process.env.NODE_OPTIONS ??= `${moreForTheYoung}=64`
await ensureInstalled()

/**
 * A check. Its output is kept while another one runs in parallel, and shown at its end.
 * @typedef {{ name: string, what: string, run: (quiet: boolean) => Promise<{ code: number, output: string }> }} Check
 */

/** Built with secrets of its own into a folder of its own, so it can run in parallel with the checks that read the sources. */
const walk = inBrowser(
  'walk',
  'from an empty machine to the first trade, in production mode',
  'tests/walk/playwright.config.ts',
  ensureQuickBrowser,
)

/** One complete trade on plain Taro, to show that the product does not depend on what `config/` does for size and speed. */
const onPlainTaro = inBrowser(
  'plain',
  'a trade on plain Taro, both targets',
  'tests/e2e/playwright.config.ts',
  ensureQuickBrowser,
  { MENPAI_PLAIN: '1' },
  'trade.spec.ts',
)

const consoleInBrowser = inBrowser(
  'console-e2e',
  'the operator console in Chromium, against a server of its own',
  'tests/console/playwright.config.ts',
  ensureQuickBrowser,
)

const gallery = inBrowser(
  'gallery',
  'every piece of the kit in every state, both targets',
  'tests/gallery/playwright.config.ts',
  ensureBrowser,
)

/** Has four workers, so nothing runs beside it. */
const e2e = inBrowser(
  'e2e',
  'H5 and mini-program in Chromium',
  'tests/e2e/playwright.config.ts',
  ensureQuickBrowser,
  {},
  '--project=h5',
  '--project=weapp',
)

const measured = inBrowser(
  'measured',
  'how long pictures take, one scenario at a time',
  'tests/e2e/playwright.config.ts',
  ensureQuickBrowser,
  {},
  '--project=measured',
  '--workers=1',
)

/**
 * Two lanes run in parallel: checks that read the sources and start servers, and checks that need builds. The gallery mostly waits for its
 * browser, so the server's suites, which wait for nothing, have the processors meanwhile.
 * @type {readonly (readonly Check[])[]}
 */
const lanes = [
  [
    check('types', 'TypeScript', 'tsc', ['--noEmit']),
    check('console-types', 'TypeScript of the operator console', 'tsc', ['-p', 'console']),
    check('lint', 'ESLint', 'eslint', ['.', '--max-warnings', '0']),
    check('lint-types', 'what needs types to be seen, by oxlint', 'oxlint', ['--type-aware', '--deny-warnings']),
    check('styles', 'stylelint', 'stylelint', ['{src,console/src}/**/*.scss', '--max-warnings', '0']),
    check('format', 'Prettier', 'prettier', ['--check', '--log-level', 'warn', '.']),
    check('dead', 'files, exports and dependencies that nothing reaches', 'knip', [
      '--no-progress',
      '--treat-config-hints-as-errors',
    ]),
    check('arrows', 'import arrows', 'depcruise', [
      'contract',
      'src',
      'server',
      'console/src',
      '--config',
      '.dependency-cruiser.cjs',
    ]),
    check('server', 'units and server with a real database', 'jest', [
      '-c',
      'tests/server/jest.config.cjs',
      '--silent',
    ]),
  ],
  [
    build('h5', 'H5 build', ['h5', 'product']),
    build('weapp', 'mini-program build', ['weapp', 'product']),
    {
      name: 'console',
      what: 'operator console build',
      run: async () => ({ code: await ensureConsoleBuilt(), output: '' }),
    },
    consoleInBrowser,
    build('market-builds', 'market edition, both targets', ['h5', 'market'], ['weapp', 'market']),
    build('kit-builds', 'gallery, both targets', ['h5', 'gallery'], ['weapp', 'gallery']),
    build('blank-builds', 'blank page, both targets', ['h5', 'blank'], ['weapp', 'blank']),
    build('plain-builds', 'on plain Taro, both targets', ['h5', 'product', '1'], ['weapp', 'product', '1']),
    walk,
    check('builds', 'what the builds contain', 'jest', ['-c', 'tests/build/jest.config.cjs']),
    vendor(),
    check('kit-size', 'what the kit adds to a blank page', 'jest', ['-c', 'tests/gallery/jest.config.cjs']),
    gallery,
    onPlainTaro,
    check('screens', 'components and screens', 'jest', ['-c', 'tests/ui/jest.config.cjs', '--silent']),
  ],
]

/** One stage after the other; the lanes of a stage run beside each other. */
const stages = [lanes, [[e2e]], [[measured]]]

/**
 * @param {string} name
 * @param {string} what
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Check}
 */
function check(name, what, command, args) {
  return { name, what, run: (quiet) => run(bin(command), args, { quiet }) }
}

/**
 * Tencent's own tools over the builds. Its upload tool is too heavy for a dependency and runs only where `npm run vendor` has fetched it.
 * @returns {Check}
 */
function vendor() {
  return {
    name: 'vendor',
    what: 'WeChat’s own tools over the builds',
    run: async (quiet) => {
      const said = await run(bin('jest'), ['-c', 'tests/vendor/jest.config.cjs'], { quiet })
      if (isHere()) {
        const compiled = await run(process.execPath, [path.join(root, 'scripts/vendor/compile.cjs'), folder, root], {
          quiet,
        })
        return { code: said.code || compiled.code, output: said.output + compiled.output }
      }
      say('The upload tool was not asked: `npm run vendor` fetches it.')
      return said
    },
  }
}

/**
 * @param {string} name
 * @param {string} what
 * @param {readonly (readonly [import('./setup/steps.mjs').Target, import('./setup/steps.mjs').Product, string?])[]} builds
 * @returns {Check}
 */
function build(name, what, ...builds) {
  return {
    name,
    what,
    run: async () => {
      for (const [target, product, left] of builds) {
        const code = await ensureBuilt(target, product, left)
        if (code !== 0) return { code, output: '' }
      }
      return { code: 0, output: '' }
    },
  }
}

/**
 * @param {string} name
 * @param {string} what
 * @param {string} config
 * @param {() => Promise<string>} browser
 * @param {NodeJS.ProcessEnv} [settings]
 * @param {readonly string[]} chosen
 * @returns {Check}
 */
function inBrowser(name, what, config, browser, settings, ...chosen) {
  return {
    name,
    what,
    run: async (quiet) => {
      const env = { ...settings, CHROMIUM_PATH: await browser() }
      return run(bin('playwright'), ['test', '-c', config, ...chosen], { env, quiet })
    },
  }
}

const wanted = process.argv.slice(2)
const all = stages.flat(2)
if (wanted.some((name) => !all.some((one) => one.name === name))) {
  say(`No such check. There are: ${all.map(({ name }) => name).join(' ')}`)
  process.exit(2)
}
/** @param {readonly Check[]} checks */
const chosen = (checks) => (wanted.length === 0 ? checks : checks.filter(({ name }) => wanted.includes(name)))

/** What failed, with the end of what was said of it. @type {{ name: string, end: string }[]} */
const failed = []

/** @type {{ name: string, lane: string, seconds: number }[]} */
const times = []

/**
 * One after another.
 * @param {readonly Check[]} checks
 * @param {boolean} quiet others run beside them
 * @param {string} lane
 */
async function runAll(checks, quiet, lane) {
  for (const { name, what, run: start } of checks) {
    if (!quiet) say(`\n▸ ${name}: ${what}`)
    const startedAt = Date.now()
    const { code, output } = await start(quiet)
    const seconds = (Date.now() - startedAt) / 1000
    times.push({ name, lane, seconds })
    const sign = `${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`
    say(quiet ? `\n▸ ${name}: ${what}\n${output}${sign}` : sign)
    if (code !== 0) failed.push({ name, end: output.split('\n').slice(-40).join('\n') })
  }
}

// Its installation is a download, so it starts at once.
if (chosen([walk, onPlainTaro, consoleInBrowser, e2e]).length > 0) void ensureQuickBrowser()
for (const stage of stages) {
  const beside = stage.map(chosen).filter((checks) => checks.length > 0)
  const laneOf = (/** @type {number} */ at) => (beside.length > 1 ? `lane ${at + 1}` : 'alone')
  await Promise.all(beside.map((checks, at) => runAll(checks, beside.length > 1, laneOf(at))))
}

if (times.length > 1) {
  say('\nWhere the time went, in seconds (the lanes run beside each other):')
  for (const { name, lane, seconds } of times)
    say(`${lane.padEnd(8)}${name.padEnd(14)}${seconds.toFixed(1).padStart(7)}`)
  say(`${'together'.padEnd(22)}${((Date.now() - begunAt) / 1000).toFixed(1).padStart(7)}`)
}

// Said long ago, among other checks: it is said again where whoever looks begins to read.
for (const { name, end } of failed) if (end !== '') say(`\n✗ ${name}, its end:\n${end}`)
if (failed.length > 0) say(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`)
const count = chosen(all).length
say(`\n${count - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
