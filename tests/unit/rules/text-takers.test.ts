import ts from 'typescript'
import { sources } from '../../support/texts/source-texts'
import { formatHelpers } from '../helpers/format-helpers'
import { ruleHelpers } from '../helpers/rule-helpers'

/** Why a rule that takes a text is met with no odd ones. */
const spared: Readonly<Record<string, readonly string[]>> = {
  'the text is a password that our server made': ['src/features/handover/rules/password.ts: groupsOf'],
  'compares the text with numbers: an odd one is none of them': [
    'src/features/block-market/map/rules/plots.ts: firstPlot',
  ],
  'the text is a colour that the platform computed; cases in tests/unit/block-market/map.test.ts': [
    'src/features/block-market/map/rules/draw.ts: pixelOf',
  ],
  'the text is an address of our own; cases in tests/unit/share/plan.test.ts': [
    'src/features/share/picture/rules/code.ts: codeOf',
  ],
  'the text is a word of our own': ['src/features/orders/story/rules/turn.ts: movedText'],
  'makes the fields of a form; what they refuse is met with `itemQtyRule`': [
    'src/features/publish/rules/edit.ts: editFields',
    'src/features/publish/rules/fields.ts: offerFields',
  ],
}

/** Pure rules of a feature, a piece or a door stand in `rules` (tests/unit/rules/pure.test.ts); the server writes its texts in `format`. */
const isRules = (file: string) => /^src\/.*\/rules(\.ts$|\/)/.test(file) || file.startsWith('server/format/')

/** A parameter that may hold anything: typed in, out of an address, or sent. Types of our own have been checked before. */
const isOpen = (type: ts.TypeNode | undefined): boolean =>
  type !== undefined &&
  (type.kind === ts.SyntaxKind.StringKeyword ||
    type.kind === ts.SyntaxKind.UnknownKeyword ||
    (ts.isUnionTypeNode(type) && type.types.some(isOpen)))

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

interface Made {
  readonly name: string
  readonly parameters: readonly ts.ParameterDeclaration[]
}

const madeBy = (node: ts.Statement): readonly Made[] => {
  if (!isExported(node)) return []
  if (ts.isFunctionDeclaration(node)) return [{ name: node.name?.text ?? '', parameters: node.parameters }]
  if (!ts.isVariableStatement(node)) return []
  return node.declarationList.declarations.flatMap(({ name, initializer }) =>
    initializer && ts.isArrowFunction(initializer)
      ? [{ name: name.getText(), parameters: initializer.parameters }]
      : [],
  )
}

/** The exported functions of a source that take a text or an unknown value. */
const takersIn = (text: string): readonly string[] =>
  ts
    .createSourceFile('rules.ts', text, ts.ScriptTarget.Latest, true)
    .statements.flatMap(madeBy)
    .filter(({ parameters }) => parameters.some(({ type }) => isOpen(type)))
    .map(({ name }) => name)

const all = sources('src', 'server')
  .filter(({ file }) => isRules(file))
  .flatMap(({ file, text }) => takersIn(text).map((name) => `${file}: ${name}`))
const known = new Set([...Object.keys(ruleHelpers), ...Object.keys(formatHelpers), ...Object.values(spared).flat()])

it('every rule that takes a text is met with odd ones, or is spared for a reason', () => {
  expect(all.length).toBeGreaterThan(25)
  expect(all.filter((one) => !known.has(one))).toEqual([])
})

it('names no rule that is gone', () => {
  expect([...known].filter((one) => !all.includes(one))).toEqual([])
})

it('finds a rule that takes a text, and none that takes values of our own', () => {
  const planted = [
    'export const one = (text: string): number => 1',
    'export function two(of: Fen, sent?: unknown) {}',
    'export const three = (id: string | undefined) => id',
    'export const four = (of: Fen, kind: Kind) => 4',
    'const five = (text: string) => 5',
  ]
  expect(takersIn(planted.join('\n'))).toEqual(['one', 'two', 'three'])
})
