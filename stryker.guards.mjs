// @ts-check
// `MENPAI_GUARDS=orders npm run guards`: breaks the guards of a module of the server in every small way, one at a time, and sees whether one
// of its suites fails; without a name those of every module below. docs/mutants.md has the last figures; the pure rules below `rules` are
// measured by `npm run mutants`.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import mutants from './stryker.config.mjs'

/**
 * The suites of `tests/server` that ask the guards of a module, by themselves where there is such a suite. None names an environment of its
 * own, which would hide from Stryker what it covers. @type {Readonly<Record<string, readonly string[]>>}
 */
const suitesOf = {
  alarms: ['alarms/guards'],
  approvals: ['approvals/'],
  area: ['area/guards'],
  audit: ['audit/guards'],
  'block-market': ['block-market/guards', 'approvals/acts'],
  console: ['console/access/guards'],
  corrections: ['approvals/acts'],
  expand: ['expand/guards', 'approvals/acts'],
  fund: ['fund/guards', 'approvals/acts'],
  imports: ['imports/guards'],
  limits: ['(orders|pay|withdrawals)/guards', 'approvals/acts'],
  market: ['(bids|market)/guards'],
  mayor: ['mayor/guards', 'approvals/acts'],
  mutual: ['mutual/guards'],
  notices: ['notices/guards'],
  opening: ['opening/'],
  orders: ['orders/(paying-)?guards', 'approvals/acts'],
  pay: ['pay/guards', 'approvals/acts'],
  points: ['points/guards'],
  recharge: ['recharge/guards'],
  remedies: ['remedies/guards', 'approvals/acts'],
  reports: ['reports/guards'],
  session: ['session/guards', 'accounts/wechat'],
  settings: ['settings/guards', 'approvals/acts'],
  texts: ['texts/texts', 'approvals/acts'],
  shop: ['shop/guards'],
  staff: ['staff/guards', 'approvals/acts'],
  stat: ['stat/guards'],
  uploads: ['object-store/token-call'],
  vote: ['vote/guards'],
  withdrawals: ['withdrawals/guards', 'approvals/acts'],
}

/** What says why not, who may, what is locked, and what two persons decide. */
const guard = /^((may|lock)([A-Z]\w*)?|(\w+R|r)efusal(Of)?|\w+ForTwo|isParty)$/

const { MENPAI_GUARDS: named } = process.env
const asked = named?.split(',') ?? Object.keys(suitesOf)
const modules = Object.keys(suitesOf).filter((module) => asked.includes(module))
if (modules.length < asked.length)
  throw new Error(`MENPAI_GUARDS names some of ${Object.keys(suitesOf).join(', ')}, or is not there`)

/** The name of a function, wherever it stands; undefined for what is none. @param {ts.Node} node @returns {string | undefined} */
function functionName(node) {
  const holds = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) ? node.initializer : undefined
  const isFunction = ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)
  if (!isFunction && !(holds && (ts.isArrowFunction(holds) || ts.isFunctionExpression(holds)))) return undefined
  const { name } = /** @type {ts.NamedDeclaration} */ (node)
  return name && ts.isIdentifier(name) ? name.text : undefined
}

/** The lines of a file on which its guards stand, as Stryker takes them. @param {string} file @returns {string[]} */
function guardsIn(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  /** @type {string[]} */
  const found = []
  const lineOf = (/** @type {number} */ at) => source.getLineAndCharacterOfPosition(at).line + 1
  /** @param {ts.Node} node */
  const look = (node) => {
    if (guard.test(functionName(node) ?? '')) {
      found.push(`${file}:${lineOf(node.getStart())}-${lineOf(node.getEnd())}`)
    } else ts.forEachChild(node, look)
  }
  look(source)
  return found
}

/** The files of a module in which guards may stand. @param {string} module @returns {string[]} */
const filesOf = (module) =>
  readdirSync(`server/modules/${module}`, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join('server/modules', module, name))
    .filter((name) => /\.ts$/.test(name) && !/\/rules(\/|\.ts$)/.test(name))

const unlisted = readdirSync('server/modules').filter(
  (module) => !(module in suitesOf) && filesOf(module).some((file) => guardsIn(file).length > 0),
)
if (unlisted.length > 0) throw new Error(`no suites are listed that ask the guards of ${unlisted.join(', ')}`)

process.env.MENPAI_GUARD_SUITES = [...new Set(modules.flatMap((module) => suitesOf[module] ?? []))].join('|')

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  ...mutants,
  mutate: modules.flatMap(filesOf).flatMap(guardsIn),
  jest: { configFile: 'tests/server/guards.config.cjs', enableFindRelatedTests: false },
  jsonReporter: { fileName: `test-results/guards-${modules.join('-')}.json` },
  tempDirName: 'test-results/guards',
  incrementalFile: `test-results/guards-${modules.join('-')}-kept.json`,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  // A mutant is asked by the tests that reach it. One that is reached only before them, to make a city, is not seen by any: see `ignored`.
  ignoreStatic: true,
  // Each suite has databases of its own, and what is slow is PostgreSQL.
  concurrency: 1,
  // Names of columns and words of refusals: without one nothing works, or other tests read it.
  mutator: { excludedMutations: ['StringLiteral'] },
  timeoutMS: 120_000,
  dryRunTimeoutMinutes: 30,
}
