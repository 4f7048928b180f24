// @ts-check
// What `npm test` runs: all that can lose money, permission or a build. Our decision: docs/decisions/0474-tests.md
import { ensureConsoleBuilt } from '../setup/console.mjs'
import { ensureQuickBrowser } from '../setup/steps.mjs'
import { arrows } from './arrows.mjs'
import { builds, command, scenarios, suites, types } from './check.mjs'
import { asideScreens, asideSuites, asideUnits, laterSuites } from './rest.mjs'

/** @param {readonly string[]} others what `npm run test:all` runs */
const without = (...others) => ['--testPathIgnorePatterns', '/node_modules/', ...others]

/** Begun in this order; the longest first, so that none is left alone at the end. @type {readonly import('./check.mjs').Check[]} */
export const first = [
  suites('server', 'the server with a real database', 'server', without(...laterSuites, ...asideSuites)),
  builds('h5', 'H5 build', [['h5', 'product']]),
  builds('weapp', 'mini-program build', [['weapp', 'product']]),
  {
    name: 'console',
    what: 'operator console build',
    run: async () => ({ code: await ensureConsoleBuilt(), output: '' }),
  },
  scenarios(
    'console-smoke',
    'the operator console in Chromium: sign-in, roles, a decision, money by two',
    'console',
    ensureQuickBrowser,
    ['--grep', '@first'],
    { needs: ['h5', 'console'], workers: 1 },
  ),
  scenarios(
    'smoke',
    'H5 and mini-program in Chromium: what moves money or opens the app',
    'e2e',
    ensureQuickBrowser,
    ['--project=h5', '--project=weapp', '--grep', '@first'],
    { needs: ['h5', 'weapp'], workers: 3 },
  ),
  types('types', 'TypeScript', ['--noEmit']),
  types('console-types', 'TypeScript of the operator console', ['-p', 'console']),
  command('lint', 'ESLint', ['eslint', '.', '--max-warnings', '0']),
  command('lint-types', 'what needs types to be seen, by oxlint', ['oxlint', '--type-aware', '--deny-warnings']),
  suites('screens', 'components and screens', 'ui', without(...asideScreens)),
  suites('console-parts', 'parts of the console that decide, without a browser', 'console-ui', []),
  suites('units', 'rules and documents: what needs no database', 'unit', without(...asideUnits)),
  suites('builds', 'what the builds contain', 'build', without('/market-'), {
    needs: ['h5', 'weapp', 'console'],
    env: { MENPAI_EDITIONS: 'trade' },
  }),
  command('styles', 'stylelint', ['stylelint', '{src,console/src}/**/*.scss', '--max-warnings', '0']),
  command('dead', 'files, exports and dependencies that nothing reaches', [
    'knip',
    '--no-progress',
    '--treat-config-hints-as-errors',
  ]),
  command('arrows', 'import arrows', arrows),
]
