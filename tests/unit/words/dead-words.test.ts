import path from 'node:path'
import ts from 'typescript'
import { sources, sourceTexts } from '../../support/texts/source-texts'

interface Source {
  readonly file: string
  readonly tree: ts.SourceFile
}

const parsed = ({ file, text }: { readonly file: string; readonly text: string }): Source => ({
  file,
  tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true),
})

/** Files of words: a feature's copy, and those of the shared rooms. */
const isCopy = ({ file }: Source) => /^src\/.*[/-](copy|words)\.ts$|^src\/.*\/words\//.test(file)

const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? unwrapped(node.expression) : node

const nameOf = (name: ts.PropertyName | ts.BindingName): string[] =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? [name.text] : []

/** The objects of a file, `file#name`, with their keys. */
const objectsIn = ({ file, tree }: Source): [string, readonly string[]][] =>
  tree.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ name, initializer }): [string, readonly string[]][] => {
      const value = initializer && unwrapped(initializer)
      if (!value || !ts.isObjectLiteralExpression(value)) return []
      const keys = value.properties.flatMap((property) => (property.name ? nameOf(property.name) : []))
      return nameOf(name).map((own) => [`${file}#${own}`, keys])
    }),
  )

/** The file that an import names. */
const fileOf = (from: string, name: string): string =>
  `${name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name) : name.replace(/^@\//, 'src/')}.ts`

/** What a file calls the objects: by its imports, and its own. */
function callsOf({ file, tree }: Source, objects: ReadonlyMap<string, unknown>): ReadonlyMap<string, string> {
  const imported = tree.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const bindings = importClause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(moduleSpecifier)) return []
    const from = fileOf(file, moduleSpecifier.text)
    return bindings.elements.map(
      ({ name, propertyName }) => [name.text, `${from}#${(propertyName ?? name).text}`] as const,
    )
  })
  const own = objectsIn({ file, tree }).map(([object]) => [object.slice(object.indexOf('#') + 1), object] as const)
  return new Map([...imported, ...own].filter(([, object]) => objects.has(object)))
}

/** The keys that one mention of an object names; `*`: any of them may be meant; `[]`: any that stands somewhere as a string. */
function keysAt(node: ts.Identifier): readonly string[] {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node ? [parent.name.text] : []
  if (ts.isElementAccessExpression(parent) && parent.expression === node)
    return [ts.isStringLiteral(parent.argumentExpression) ? parent.argumentExpression.text : '[]']
  if (ts.isVariableDeclaration(parent) && parent.initializer === node && ts.isObjectBindingPattern(parent.name))
    return parent.name.elements.flatMap(({ name, propertyName, dotDotDotToken: rest }) =>
      rest ? ['*'] : nameOf(propertyName ?? name),
    )
  const isName = 'name' in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent)
  return isName ? [] : ['*']
}

function usesIn(source: Source, objects: ReadonlyMap<string, unknown>): readonly string[] {
  const calls = callsOf(source, objects)
  const uses: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isIdentifier(node)) {
      const object = calls.get(node.text)
      if (object !== undefined) uses.push(...keysAt(node).map((key) => `${object}.${key}`))
    }
    ts.forEachChild(node, visit)
  }
  if (calls.size > 0) visit(source.tree)
  return uses
}

/** The words that nothing says; `strings`: what stands as a string anywhere, and so may be a key that is worked out. */
function deadWords(files: readonly Source[], strings: ReadonlySet<string>): string[] {
  const objects = new Map(files.filter(isCopy).flatMap(objectsIn))
  const uses = new Set(files.flatMap((file) => usesIn(file, objects)))
  const isSaid = (object: string, key: string) =>
    uses.has(`${object}.*`) || uses.has(`${object}.${key}`) || (uses.has(`${object}.[]`) && strings.has(key))
  return [...objects].flatMap(([object, keys]) =>
    keys.filter((key) => !isSaid(object, key)).map((key) => `${object}.${key}`),
  )
}

it('every word of the copy is said somewhere', () => {
  const files = sources('src').map(parsed)
  expect(files.filter(isCopy).length).toBeGreaterThan(30)
  const strings = new Set(sourceTexts('contract', 'src').map(({ text }) => text))
  expect(deadWords(files, strings)).toEqual([])
})

describe('a word is said', () => {
  const copy = "export const copy = { title: '商铺', none: (n: number) => `${n}` } as const"
  const dead = (user: string) =>
    deadWords(
      [
        parsed({ file: 'src/features/shop/copy.ts', text: copy }),
        parsed({ file: 'src/features/shop/components/list.tsx', text: user }),
      ],
      new Set(['title']),
    )

  it.each([
    ["import { copy } from '../copy'; show(copy.title)", ['src/features/shop/copy.ts#copy.none']],
    [
      "import { copy as words } from '@/features/shop/copy'; show(words.none(1))",
      ['src/features/shop/copy.ts#copy.title'],
    ],
    ["import { copy } from '../copy'; const { title } = copy", ['src/features/shop/copy.ts#copy.none']],
    [
      "import { copy } from '../../fund/copy'; show(copy.title, copy.none)",
      ['title', 'none'].map((key) => `src/features/shop/copy.ts#copy.${key}`),
    ],
    ["import { copy } from '../copy'; show(copy.title, copy['none'])", []],
    ["import { copy } from '../copy'; show(copy[name])", ['src/features/shop/copy.ts#copy.none']],
    ["import { copy } from '../copy'; show(<List words={copy} />)", []],
  ])('%s', (user, found) => {
    expect(dead(user)).toEqual(found)
  })
})
