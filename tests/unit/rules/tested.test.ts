/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(__dirname, '../../..')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The text of each test, by its path. */
type Tests = ReadonlyMap<string, string>

/** The rules of features and modules, and what `npm run mutants` breaks of the contract. */
const rulesAmong = (files: readonly string[], mutants: string): string[] => {
  const [, top = ''] = /'contract\/\{([\w,-]+)\}\.ts'/.exec(mutants) ?? []
  const agreed = top.split(',').map((name) => `contract/${name}.ts`)
  const rule =
    /^(src\/features|server\/modules|console\/src\/pages)\/(.+\/)?rules(\.ts|\/[^/]+\.ts)$|^contract\/(?!endpoints|rich-text)[^/]+\//
  return files.filter((file) => rule.test(file) || agreed.includes(file))
}

/** What a test imports to run, types left out, as paths without their ending. */
const importsOf = ([file, text]: readonly [string, string]): string[] =>
  [...text.matchAll(/^import (?!type\b)[^']*from '([^']+)'/gm)].map(([, name = '']) =>
    name.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), name)
      : name.replace(/^@\//, 'src/').replace(/^@contract\//, 'contract/'),
  )

/** Rules that no unit test imports: their mutants would all live. */
function untested(rules: readonly string[], tests: Tests): string[] {
  const imported = new Set([...tests].flatMap(importsOf))
  return rules.filter((file) => !imported.has(file.replace(/\.ts$/, '')))
}

const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesBelow(name)
    return /\.tsx?$/.test(name) ? [name] : []
  })

const runsAgainstMutants = (file: string) => !/^tests\/unit\/(docs|rules|words)\//.test(file)

it('no test that runs against mutants names an environment of its own, which would hide from Stryker what it covers', () => {
  const files = filesBelow('tests').filter((file) => textOf(file).startsWith('/** @jest-environment'))
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => file.startsWith('tests/unit/') && runsAgainstMutants(file))).toEqual([])
})

it('every rule is imported by a unit test that runs against its mutants', () => {
  const rules = rulesAmong(
    ['contract', 'src/features', 'server/modules', 'console/src/pages'].flatMap(filesBelow),
    textOf('stryker.config.mjs'),
  )
  const tests = filesBelow('tests/unit').filter(runsAgainstMutants)
  expect(rules.length).toBeGreaterThan(100)
  expect(untested(rules, new Map(tests.map((file) => [file, textOf(file)])))).toEqual([])
})

it('one that no test imports is found, and one of which a test takes only a type or speaks', () => {
  const rules = rulesAmong(
    [
      'src/features/points/rules/least.ts',
      'src/features/points/rules/most.ts',
      'src/features/points/atoms.ts',
      'server/modules/points/rules.ts',
      'server/modules/points/rules/sum.ts',
      'server/modules/points/store.ts',
      'contract/points/sum.ts',
      'contract/endpoints/people/points.ts',
      'contract/money.ts',
      'contract/fields.ts',
    ],
    "mutate: ['contract/{digits,money}.ts']",
  )
  const tests = new Map([
    [
      'tests/unit/points/least.test.ts',
      `import type { Sum } from '@contract/points/sum'
import { least } from '@/features/points/rules/least'
import {
  one,
  other,
} from '../../../server/modules/points/rules'
`,
    ],
    ['tests/unit/points/most.test.ts', `it('like @/features/points/rules/most', () => expect(1).toBe(1))\n`],
  ])
  expect(untested(rules, tests)).toEqual([
    'src/features/points/rules/most.ts',
    'server/modules/points/rules/sum.ts',
    'contract/points/sum.ts',
    'contract/money.ts',
  ])
})
