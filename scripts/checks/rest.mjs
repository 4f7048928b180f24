// @ts-check
// What `npm run test:all` runs beside `npm test`, in three parts of about the same time. Our decision: docs/decisions/0474-tests.md
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newest, tryRuntimes } from '../runtimes/run.mjs'
import { bin, ensureBrowser, ensureQuickBrowser, hashOf, root, run, say } from '../setup/steps.mjs'
import { folder, isHere } from '../vendor/fetch.mjs'
import { builds, command, scenarios, suites } from './check.mjs'

/** Suites of the server that guard load, size and operation, or need whole processes; their folders change rarely. */
export const laterSuites = [
  'tests/server/chaos/',
  'tests/server/cost/',
  'tests/server/demo/',
  'tests/server/fuzz/',
  'tests/server/operation/',
  'tests/server/plans/',
  'tests/server/process/',
  'tests/server/reads/',
  'tests/server/scale/',
  'tests/server/setup/',
  'tests/server/db/supervisor',
]

/** Suites of the server on which no money and nobody's right hangs: what is drawn, found, counted and told. */
export const asideSuites = [
  'tests/server/area/(area|turn)',
  'tests/server/console/(city/imports|city/own-words|admin-lists|files|lists)',
  'tests/server/favourites/',
  'tests/server/first-paint/',
  'tests/server/logs/',
  'tests/server/market/(block-page|board|cached-boards|page-cache|news|own-words|paging|search|spots)',
  'tests/server/(mayor|mutual|shop)/pages',
  'tests/server/notices/',
  'tests/server/object-store/(arriving|costly|limits|store|views)',
  'tests/server/orders/(lists|reviews)',
  'tests/server/points/',
  'tests/server/sharing/',
  'tests/server/subscriptions/',
  'tests/server/tracking/(parcel-news|parcel\\.|settings|silent)',
]

/** Screens of the same kind, the kit and long lists among them. */
export const asideScreens = ['tests/ui/(archive|area-text|favourites|kit|lists|logs|notices|points|search|share)/']

/** What looks at the words of all sources, and whether linters find planted faults: `unit-edges` runs all units. */
export const asideUnits = ['tests/unit/words/', 'tests/unit/rules/planted']

/** An edge of the calendar that suites are begun just before, another one each day. */
const today = Math.floor(Date.now() / 86_400_000)
const edge = ['minute', 'day', 'month', 'leap'][today % 4] ?? 'minute'

const bothTargets = ['--project=h5', '--project=weapp', '--grep-invert', '@first']
const editions = ['h5', 'weapp', 'market-builds']

/** @type {readonly import('./check.mjs').Check[]} */
export const rest = [
  // Part 1: what the server does under load, over days and after a crash; other runtimes; from an empty machine.
  suites('server-later', 'the server: load, sizes, operation, whole processes', 'server', laterSuites, { part: 1 }),
  suites(
    'edges',
    `what depends on the clock, begun just before the end of a ${edge}`,
    'server',
    ['tests/server/(http|session|accounts|pay|jobs|wallet|recharge|withdrawals|vote|notices)/'],
    { part: 1, env: { MENPAI_TEST_EDGE: edge } },
  ),
  // `npm test` judges a commit by the same values each time; properties meet others here, every day.
  suites('unit-edges', `units, begun just before the end of a ${edge}, properties by today’s values`, 'unit', [], {
    part: 1,
    env: { MENPAI_TEST_EDGE: edge, MENPAI_SEED: String(today) },
  }),
  scenarios(
    'walk',
    'from an empty machine to the first trade, in production mode',
    'walk',
    ensureQuickBrowser,
    [],
    // It builds with secrets of its own into a folder of its own.
    { part: 1, workers: 1 },
  ),
  command('format', 'Prettier', ['prettier', '--check', '--log-level', 'warn', '.'], { part: 1 }),
  builds(
    'plain-builds',
    'on plain Taro, both targets',
    [
      ['h5', 'product', '1'],
      ['weapp', 'product', '1'],
    ],
    { part: 1 },
  ),
  // That the product does not depend on what `config/` does for size and speed.
  scenarios('plain', 'a trade on plain Taro, both targets', 'e2e', ensureQuickBrowser, ['trade.spec.ts'], {
    part: 1,
    needs: ['plain-builds'],
    env: { MENPAI_PLAIN: '1' },
  }),
  scenarios(
    'console-e2e',
    'the operator console in Chromium: the rest of its day',
    'console',
    ensureQuickBrowser,
    ['--grep-invert', '@first'],
    { part: 1, needs: ['h5', 'console'], workers: 1 },
  ),
  // Part 2: what is drawn and told; every page in every state, on both targets.
  suites('server-aside', 'the server: what is drawn, found, counted and told', 'server', asideSuites, { part: 2 }),
  suites('screens-aside', 'screens without money, the kit, long lists', 'ui', asideScreens, { part: 2 }),
  builds(
    'market-builds',
    'market edition, both targets',
    [
      ['h5', 'market'],
      ['weapp', 'market'],
    ],
    { part: 2 },
  ),
  scenarios('walks', 'every page, popup, entry and state', 'e2e', ensureQuickBrowser, [...bothTargets, '/walks/'], {
    part: 2,
    needs: editions,
    alone: true,
  }),
  {
    name: 'runtimes',
    what: `the product, units and some of the server on Node ${newest.join(' and ')}`,
    part: 2,
    needs: [...editions, 'console'],
    run: async () => ({ code: await tryRuntimes(newest), output: '' }),
  },
  // Part 3: the rest of the scenarios, the kit, the vendor's tools, what is measured.
  builds(
    'kit-builds',
    'gallery, both targets',
    [
      ['h5', 'gallery'],
      ['weapp', 'gallery'],
    ],
    { part: 3 },
  ),
  builds(
    'blank-builds',
    'blank page, both targets',
    [
      ['h5', 'blank'],
      ['weapp', 'blank'],
    ],
    { part: 3 },
  ),
  suites('kit-size', 'what the kit adds to a blank page', 'gallery', [], {
    part: 3,
    needs: ['kit-builds', 'blank-builds'],
  }),
  scenarios('gallery', 'every piece of the kit in every state, both targets', 'gallery', ensureBrowser, [], {
    part: 3,
    needs: ['kit-builds'],
  }),
  suites('market-contents', 'what the builds of the market edition contain', 'build', [], {
    part: 3,
    needs: [...editions, 'console'],
    env: { MENPAI_EDITIONS: 'market' },
  }),
  vendor(),
  unlessUnchanged(
    scenarios(
      'host',
      'the host that runs the mini-program in Chromium, by an app of its own',
      'e2e',
      ensureQuickBrowser,
      ['--project=weapp', '/host/host'],
      { part: 3 },
    ),
    ['tests/host', 'tests/e2e/host', 'tests/e2e/support', 'package-lock.json'],
    'tests/support/host-passed.txt',
  ),
  scenarios(
    'e2e',
    'H5 and mini-program in Chromium: the other scenarios',
    'e2e',
    ensureQuickBrowser,
    [...bothTargets, 'e2e/(trade|people|city|browser)/', 'e2e/host/[^h]'],
    { part: 3, needs: editions, alone: true },
  ),
  scenarios(
    'measured',
    'how long pictures take, one scenario at a time',
    'e2e',
    ensureQuickBrowser,
    ['--project=measured'],
    { part: 3, needs: editions, alone: true, workers: 1 },
  ),
]

/**
 * Tencent's own tools over the builds. Its upload tool is too heavy for a dependency and runs only where `npm run vendor` has fetched it.
 * @returns {import('./check.mjs').Check}
 */
function vendor() {
  return {
    name: 'vendor',
    what: 'WeChat’s own tools over the builds',
    part: 3,
    needs: editions,
    run: async ({ quiet }) => {
      const said = await run(bin('jest'), ['-c', 'tests/vendor/jest.config.cjs'], { quiet })
      if (isHere()) {
        const compile = path.join(root, 'scripts/vendor/compile.cjs')
        const compiled = await run(process.execPath, [compile, folder, root], { quiet })
        return { code: said.code || compiled.code, output: said.output + compiled.output }
      }
      say('The upload tool was not asked: `npm run vendor` fetches it.')
      return said
    },
  }
}

/**
 * A check of a tool of the tests: its own scenarios run when it differs from what a file in the tree says they last passed on.
 * @param {import('./check.mjs').Check} check
 * @param {readonly string[]} inputs
 * @param {string} record
 * @returns {import('./check.mjs').Check}
 */
function unlessUnchanged(check, inputs, record) {
  const file = path.join(root, record)
  return {
    ...check,
    run: async (given) => {
      const now = `${hashOf(inputs)}\n`
      if (existsSync(file) && readFileSync(file, 'utf8') === now)
        return { code: 0, output: `${inputs[0]} is as it was when this passed (${record}).\n` }
      const said = await check.run(given)
      if (said.code === 0) writeFileSync(file, now)
      return said
    },
  }
}
