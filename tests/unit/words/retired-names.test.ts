import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { bareSheets, sources } from '../../support/texts/source-texts'

interface Stay {
  readonly name: string
  /** What the paths of the files begin with in which it may stand. */
  readonly at: readonly string[]
}

/** Names that a retired word stays in, by the word; the table of the glossary says why. */
const stays: Readonly<Record<string, readonly Stay[]>> = {
  fault: [
    {
      name: 'fault',
      at: [
        'contract/block/cart-problems.ts',
        'contract/endpoints/market/cart.ts',
        'server/modules/block-market/rules/lines.ts',
        'server/modules/market/',
        'src/features/block-market/',
      ],
    },
  ],
  desk: [{ name: 'withdrawDesk', at: ['src/features/notices/groups.ts'] }],
}

const glossary = readFileSync(path.join(__dirname, '../../../docs/glossary.md'), 'utf8')

/** The retired words of the glossary, in small letters; `place of` is one of two: `placeOf`. */
const retired = (glossary.split('## Retired words of the code')[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (retired|---)/.test(line))
  .flatMap((line) => (line.split('|')[1] ?? '').split(',').map((word) => word.trim()))

/** The words of a name, small, joined by spaces: `faultOfLine`, `fault-of-line` and `FAULT_OF_LINE` are `fault of line`. */
const wordsOf = (name: string): string =>
  name
    .replace(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ')
    .replace(/[^A-Za-z]+/g, ' ')
    .trim()
    .toLowerCase()

const has = (name: string, word: string): boolean => new RegExp(`\\b${word}s?\\b`).test(wordsOf(name))

interface Named {
  readonly file: string
  readonly name: string
}

/** The names in a sheet or a migration, and its own. */
const sheetNames = (file: string, text: string): readonly Named[] =>
  [...new Set([...file.split('/').slice(1), ...(text.match(/[A-Za-z][\w-]*/g) ?? [])])].map((name) => ({ file, name }))

/** The names in a file, and its own. */
function namesIn(file: string, text: string): readonly Named[] {
  const names = new Set([...file.split('/').slice(1)])
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) names.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return [...names].map((name) => ({ file, name }))
}

/** What a name is called among the names that stay: a file without its ending. */
const bare = (name: string): string => name.replace(/\..*$/, '')

const mayStay = ({ file, name }: Named, stay: Stay): boolean =>
  stay.name === bare(name) && stay.at.some((start) => file.startsWith(start))

/** Names with a retired word: those that may stay, and the others. */
function sorted(named: readonly Named[]) {
  const found = retired.flatMap((word) => named.filter(({ name }) => has(name, word)).map((one) => ({ ...one, word })))
  const isFine = (one: Named & { readonly word: string }) => (stays[one.word] ?? []).some((stay) => mayStay(one, stay))
  return {
    staying: found.filter(isFine),
    wrong: found.filter((one) => !isFine(one)).map(({ file, name }) => `${file}: ${name}`),
  }
}

const folders = ['contract', 'src', 'server', 'demo', 'console/src']
const all = [
  ...sources(...folders).flatMap(({ file, text }) => namesIn(file, text)),
  ...bareSheets(...folders).flatMap(({ file, text }) => sheetNames(file, text)),
]

it('no name has a word that the glossary has retired', () => {
  expect(all.length).toBeGreaterThan(10_000)
  expect(sorted(all).wrong).toEqual([])
})

it('every name that may stay is there, in each place that is listed', () => {
  expect(Object.keys(stays).filter((word) => !retired.includes(word))).toEqual([])
  const { staying } = sorted(all)
  const idle = Object.values(stays).flatMap((list) =>
    list.flatMap(({ name, at }) =>
      at
        .filter((start) => !staying.some((one) => mayStay(one, { name, at: [start] })))
        .map((start) => `${start} ${name}`),
    ),
  )
  expect(idle).toEqual([])
})

describe('a planted name', () => {
  const wrong = (file: string, text = '') => sorted(namesIn(file, text)).wrong

  it.each(retired)('%s is found in a variable, a type and a file', (word) => {
    const camel = word.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
    const type = `${camel.charAt(0).toUpperCase()}${camel.slice(1)}s`
    expect(wrong('server/a.ts', `const ${camel}Of = 1\nexport type Own${type} = 2`)).toEqual([
      `server/a.ts: ${camel}Of`,
      `server/a.ts: Own${type}`,
    ])
    expect(wrong(`server/${word.replaceAll(' ', '-')}-store.ts`)).toHaveLength(1)
  })

  it('is found in a sheet and a migration', () => {
    const wrongOf = (text: string) => sorted(sheetNames('server/a', text)).wrong
    expect(wrongOf('create index withdrawal_desk on a (b);')).toEqual(['server/a: withdrawal_desk'])
    expect(wrongOf('.desk-head { color: red; }')).toEqual(['server/a: desk-head'])
  })

  it('is not found in a text, a comment or a longer word', () => {
    expect(wrong('server/a.ts', "const byDefault = '/fault/tell' // a fault")).toEqual([])
  })
})
