/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const root = path.join(__dirname, '../../..')

/** The text of each source, by its path. */
type Sources = ReadonlyMap<string, string>

/** What makes a file more than a pure rule: state, elements, devices, statements. */
const impurePackage = /^(react|jotai|@tarojs|kysely|fastify|node:|prom-client)/

/** Files whose branches choose words or draw an answer: their names say so. `open` is a module's door. */
const otherwise = /((^|[-/])(copy|words|view|csv)\.ts$)|\/open\/|\/rules(\.ts$|\/)/

const parsed = (file: string, text: string) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest)

/** The file that an import names; undefined for a package. */
function fileOf(from: string, name: string, sources: Sources): string | undefined {
  const stem = name.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), name)
    : name.replace(/^@\//, 'src/').replace(/^@contract\//, 'contract/')
  return [`${stem}.ts`, `${stem}.tsx`].find((file) => sources.has(file))
}

/** What a file imports to run, types left out. */
const importsOf = (file: ts.SourceFile): string[] =>
  file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly) return []
    return ts.isStringLiteral(statement.moduleSpecifier) ? [statement.moduleSpecifier.text] : []
  })

/** Whether anything that a file imports, near or far, is impure. */
function isImpure(file: string, sources: Sources, seen: Set<string> = new Set()): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  if (file.endsWith('.tsx') || file.startsWith('src/platform/')) return true
  return importsOf(parsed(file, sources.get(file) ?? '')).some((name) => {
    const next = fileOf(file, name, sources)
    return next === undefined ? impurePackage.test(name) : isImpure(next, sources, seen)
  })
}

const decides = (node: ts.Node): boolean =>
  ts.isIfStatement(node) ||
  ts.isConditionalExpression(node) ||
  ts.isSwitchStatement(node) ||
  (ts.forEachChild(node, (child) => decides(child) || undefined) ?? false)

/** A file that gets the database as a parameter is impure too. */
const asks = /\basync\b|\bPromise<|\b(Tx|Db|Deps)\b/

/** Pure files with decisions that are not where rules belong. */
const strays = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) => {
    const isSubject = /^(src\/features|server\/modules)\/.+\.ts$/.test(file)
    if (!isSubject || otherwise.test(file) || asks.test(text)) return []
    return decides(parsed(file, text)) && !isImpure(file, sources) ? [file] : []
  })

const sourcesBelow = (folder: string): [string, string][] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) return sourcesBelow(name)
    return /\.tsx?$/.test(name) ? [[name, readFileSync(path.join(root, name), 'utf8')]] : []
  })

it('the rules of a feature and of a module stand in its rules', () => {
  expect(strays(new Map(['contract', 'src', 'server', 'demo'].flatMap(sourcesBelow)))).toEqual([])
})

it('a rule that stands elsewhere is found, and what asks, draws or words is none', () => {
  const choice = 'export const least = (a: number, b: number) => (a < b ? a : b)\n'
  const planted = new Map([
    ['src/features/points/least.ts', choice],
    ['src/features/points/far.ts', `import { thing } from './least'\n${choice}`],
    ['src/features/points/rules/least.ts', choice],
    ['src/features/points/copy.ts', choice],
    ['src/features/points/atoms.ts', `import { atom } from 'jotai'\n${choice}`],
    ['src/features/points/asking.ts', `import { thing } from './atoms'\n${choice}`],
    ['server/modules/points/least.ts', choice],
    ['server/modules/points/sum-view.ts', choice],
    ['server/modules/points/sum.ts', `export async function sum() {}\n${choice}`],
  ])
  expect(strays(planted)).toEqual([
    'src/features/points/least.ts',
    'src/features/points/far.ts',
    'server/modules/points/least.ts',
  ])
})
