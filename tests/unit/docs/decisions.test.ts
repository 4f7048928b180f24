/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { files, headless, list, listOf, records } from './records'
import { root } from './rooms'

const numberOf = (record: string) => record.slice(0, 4)

/** The records whose number another one has, too. */
const sharing = (names: readonly string[]) =>
  names.filter((name) => names.some((other) => other !== name && numberOf(other) === numberOf(name)))

const written = /\.(ts|tsx|mjs|cjs|js|json|jsonc|md|sql|scss|conf|service|timer|yaml)$/
const notOurs = new Set(['node_modules', 'dist'])

function textsBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : textsBelow(name)
    return written.test(entry.name) ? [name] : []
  })
}

/** Names of records in a text, by file or number, that do not exist. */
function unknownIn(text: string, names: readonly string[]): string[] {
  const files = [...text.matchAll(/\b(\d{4}-[a-z0-9-]+)\.md/g)].map(([, file]) => file ?? '')
  const numbers = [...text.matchAll(/\bdecisions? ((?:\d{4}(?:, )?)+)/gi)].flatMap(
    ([, list]) => list?.split(', ') ?? [],
  )
  return [
    ...files.filter((file) => !names.includes(`${file}.md`)),
    ...numbers.filter((number) => number !== '' && !names.some((name) => numberOf(name) === number)),
  ]
}

it('a number stands for one decision', () => {
  expect(sharing(files)).toEqual([])
})

it('the number of a second record is found', () => {
  expect(sharing(['0001-one.md', '0001-other.md', '0002-third.md'])).toEqual(['0001-one.md', '0001-other.md'])
})

it('what sources and documents name as a decision is one', () => {
  const folders = ['contract', 'src', 'console', 'server', 'scripts', 'deploy', 'config', 'docs', 'tests']
  const beside = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile())
  const texts = [...folders.flatMap(textsBelow), ...beside.map(({ name }) => name)]
  const own = path.relative(root, __filename)
  const unknown = texts
    .filter((file) => file !== own)
    .flatMap((file) => unknownIn(readFileSync(path.join(root, file), 'utf8'), files).map((name) => `${file}: ${name}`))
  expect(unknown).toEqual([])
})

it('a record that is gone is found by its file and by its number', () => {
  const text = 'Our decision: docs/decisions/0009-gone.md; see decisions 0001, 0008.'
  expect(unknownIn(text, ['0001-one.md'])).toEqual(['0009-gone', '0008'])
})

it('each record says its number, its subject and its status', () => {
  expect(headless(records)).toEqual([])
})

it('the list has every record once, under its subject: npx tsx scripts/docs/decisions.ts', () => {
  const text = readFileSync(list, 'utf8')
  expect(files.filter((file) => text.split(`](${file})`).length !== 2)).toEqual([])
  expect(text).toBe(listOf(records))
})

it('are at most fifty: what belongs together is one record', () => {
  expect(files.length).toBeLessThanOrEqual(50)
})

describe('a record', () => {
  const text = '# 0001 · One\n\nSubject: Money\nStatus: in force\n\nText.\n'

  it.each([
    ['without a subject', text.replace('Subject: Money\n', '')],
    ['of a subject that is not known', text.replace('Money', 'Weather')],
    ['without a status', text.replace('Status: in force\n', '')],
    ['with a status that is not known', text.replace('in force', 'amended')],
    ['with the number of another', text.replace('0001', '0002')],
  ])('%s is found', (_, faulty) => {
    expect(headless([{ file: '0001-one.md', text: faulty }])).toEqual(['0001-one.md'])
    expect(headless([{ file: '0001-one.md', text }])).toEqual([])
  })

  it('that is new, or has another title, makes the list another one', () => {
    const one = { file: '0001-one.md', text }
    const other = { file: '0002-two.md', text: text.replace('0001 · One', '0002 · Two').replace('Money', 'Tests') }
    expect(listOf([one])).not.toBe(listOf([one, other]))
    expect(listOf([one])).not.toBe(listOf([{ ...one, text: text.replace('One', 'Other') }]))
    expect(listOf([one, other]).match(/^## .+$/gm)).toEqual(['## Money', '## Tests'])
  })
})
