import compat from 'core-js-compat'
import { Linter, type Rule } from 'eslint'
import { getBrowsersList, getPolyfillInfo } from 'miniprogram-compat'
import { languageNames } from '../host/logic/language'

/**
 * The first iOS and Chrome that support all of a year's syntax. Source: caniuse.com and MDN, by their entries for that year's proposals.
 */
const years = [
  { year: 2022, ios: 16.4, chrome: 94 },
  { year: 2021, ios: 14, chrome: 85 },
  { year: 2020, ios: 13.4, chrome: 80 },
  { year: 2019, ios: 12, chrome: 66 },
] as const

/** What the platform gives to every script. */
const platformNames = ['wx', 'App', 'Page', 'Component', 'Behavior', 'getApp', 'getCurrentPages', '__wxConfig']
const moduleNames = ['require', 'module', 'exports']

/** What the engines behind a base library support. */
export interface Engines {
  readonly ecmaVersion: (typeof years)[number]['year']
  /** Names of built-ins that engines may lack and the base library does not add. */
  readonly missing: ReadonlySet<string>
}

/** Built-ins that ESLint knows but not all of these engines have. */
const absentGlobals = ['Intl', 'WeakRef', 'FinalizationRegistry', 'SharedArrayBuffer', 'Atomics']

/** Methods of every iterator, and later additions to old names: their names alone prove nothing. */
const ambiguous = /^es\.(iterator\.|json\.parse)/

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `es.array.to-sorted` is `toSorted`; what makes an object is looked for among the global names instead. */
const nameOf = (module: string) =>
  camel(
    module
      .replace(/\.v\d$/, '')
      .split('.')
      .at(-1) ?? '',
  )

/** The engines that a base library may meet, by the vendor's own table. Throws for a version that the table does not have. */
export function enginesOf(baseLibrary: string): Engines {
  const browsers = getBrowsersList(baseLibrary)
  const brought = getPolyfillInfo(baseLibrary)?.coreJsModules ?? []
  if (browsers === null) throw new Error(`no base library ${baseLibrary}`)
  const version = (name: string) => Number(browsers.find((one) => one.startsWith(`${name} `))?.slice(name.length + 1))
  const newest = years.find(({ ios, chrome }) => version('ios') >= ios && version('chrome') >= chrome)
  if (newest === undefined) throw new Error(`base library ${baseLibrary} is older than this check`)
  const absent = new Set(
    compat({ targets: [...browsers], modules: /^es\./ }).list.filter((one) => !brought.includes(one)),
  )
  const known = new Set(
    Object.keys(compat.data)
      .filter((one) => /^es\./.test(one) && !absent.has(one))
      .map(nameOf),
  )
  const missing = [...absent]
    .filter((one) => !ambiguous.test(one))
    .map(nameOf)
    .filter((name) => !known.has(name) && name !== 'constructor')
  return { ecmaVersion: newest.year, missing: new Set(missing) }
}

/** Reports a missing built-in, or a lookbehind in a pattern, which Safari has only since 16.4. */
const rule = (missing: ReadonlySet<string>): Rule.RuleModule => ({
  create: (context) => ({
    MemberExpression: (node) => {
      if (node.computed || node.property.type !== 'Identifier' || !missing.has(node.property.name)) return
      context.report({ node, message: `'${node.property.name}' is missing` })
    },
    Literal: (node) => {
      if (!('regex' in node) || !/\(\?<[=!]/.test(node.regex.pattern)) return
      context.report({ node, message: `${String(node.raw)} looks behind` })
    },
  }),
})

/** What a script uses that the engines or the platform do not have: syntax, built-ins, global names. `typeof` may name anything. */
export function unknownIn(script: string, engines: Engines): readonly string[] {
  const names = [...languageNames, ...platformNames, ...moduleNames]
  const messages = new Linter().verify(script, [
    {
      languageOptions: {
        ecmaVersion: engines.ecmaVersion,
        sourceType: 'script',
        globals: Object.fromEntries([
          ...names.map((name) => [name, 'readonly'] as const),
          ...absentGlobals.map((name) => [name, 'off'] as const),
        ]),
      },
      linterOptions: { reportUnusedDisableDirectives: 'off' },
      plugins: { vendor: { rules: { known: rule(engines.missing) } } },
      rules: { 'vendor/known': 'error', 'no-undef': 'error' },
    },
  ])
  return [...new Set(messages.map(({ message }) => message))]
}
