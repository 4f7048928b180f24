import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const root = path.resolve(__dirname, '../../..')

const sources = readdirSync(path.join(root, 'src/features'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(path.join(root, 'src/features', name), 'utf8') }))
  .filter(({ text }) => text.includes('sendCommand('))

/** The text of an expression, with that of everything of the same file that it names, as far as that goes. */
function wholeText(file: ts.SourceFile, node: ts.Node, scope: ts.Node = file): string {
  const known = new Map<string, ts.Node>()
  const declare = (one: ts.Node) => {
    const name = ts.isVariableDeclaration(one) || ts.isFunctionDeclaration(one) ? one.name : undefined
    if (name && ts.isIdentifier(name)) known.set(name.text, one)
    ts.forEachChild(one, declare)
  }
  declare(scope)
  const seen = new Set<ts.Node>()
  const texts: string[] = []
  const follow = (one: ts.Node) => {
    if (seen.has(one)) return
    seen.add(one)
    texts.push(one.getText(file))
    const visit = (inner: ts.Node) => {
      const isKey = ts.isPropertyAccessExpression(inner.parent) && inner.parent.name === inner
      const declared = ts.isIdentifier(inner) && !isKey ? known.get(inner.text) : undefined
      if (declared) follow(declared)
      ts.forEachChild(inner, visit)
    }
    visit(one)
  }
  follow(node)
  return texts.join('\n')
}

interface Sent {
  readonly where: string
  readonly wish: string
  readonly call: string
}

function sentIn({ name, text }: (typeof sources)[number]): readonly Sent[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
  const found: Sent[] = []
  const visit = (node: ts.Node, atom: ts.Node) => {
    const inside = ts.isVariableStatement(node) || ts.isFunctionDeclaration(node) ? node : atom
    if (ts.isCallExpression(node) && node.expression.getText(file) === 'sendCommand') {
      const [, wish, call] = node.arguments
      if (wish && call) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
        found.push({ where: `${name}:${line + 1}`, wish: wholeText(file, wish), call: wholeText(file, call) })
      }
    }
    ts.forEachChild(node, (child) => visit(child, inside))
  }
  visit(file, file)
  return found
}

/** Whether a text says a version. */
const saysVer = (text: string): boolean => /\bver\b/.test(text)

/**
 * Those that keep their number although the thing has moved on, so that what may have been carried out is not carried out again: a payment
 * (the server knows its number without the version), a purchase and a sale into a bid (refused then, and never a second order).
 */
const keepsNumber = ['cashier/pay-atoms.ts', 'market/listing-atoms.ts', 'bids/atoms.ts']

/** A wish whose one part is the whole input, with the version in it. */
const isWhole = (wish: string): boolean => /^\['\w+', input\]$/.test(wish)

/** A name that was written by hand: texts that hold a colon would make two wishes one. */
const isByHand = (wish: string): boolean => /[`+]/.test(wish)

const sent = sources.flatMap(sentIn)
const versioned = sent.filter(({ where, call }) => saysVer(call) && !keepsNumber.includes(where.split(':')[0] ?? ''))

it('the commands of all features are found, and most of them carry a version', () => {
  expect(sent.length).toBeGreaterThan(40)
  expect(versioned.length).toBeGreaterThan(20)
})

it('says what is wished in parts: its name is made in one place', () => {
  expect(sent.flatMap(({ where, wish }) => (isByHand(wish) ? [where] : []))).toEqual([])
  const planted = 'sendCommand(commands, `turn:${amount}`, (clientNo) => clientNo)'
  expect(sentIn({ name: 'planted.ts', text: planted }).map(({ wish }) => isByHand(wish))).toEqual([true])
})

it.each(versioned.map(({ where, wish }) => [where, wish] as const))(
  '%s is another wish when what it is about has moved on: its name says the version',
  (_where, wish) => {
    expect(saysVer(wish) || isWhole(wish)).toBe(true)
  },
)
