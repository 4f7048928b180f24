/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(__dirname, '../../..')
const records = readdirSync(path.join(root, 'docs/decisions'))
const numberOf = (record: string) => record.slice(0, 4)

/** The records whose number another one has, too. */
const sharing = (names: readonly string[]) =>
  names.filter((name) => names.some((other) => other !== name && numberOf(other) === numberOf(name)))

const written = /\.(ts|tsx|mjs|cjs|md|sql|scss|conf|service|timer|yaml)$/

function textsBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) return textsBelow(name)
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
  expect(sharing(records)).toEqual([])
})

it('the number of a second record is found', () => {
  expect(sharing(['0001-one.md', '0001-other.md', '0002-third.md'])).toEqual(['0001-one.md', '0001-other.md'])
})

it('what sources and documents name as a decision is one', () => {
  const folders = ['contract', 'src', 'server', 'scripts', 'deploy', 'config', 'docs', 'tests']
  const files = [...folders.flatMap(textsBelow), 'README.md', 'README.zh-CN.md', 'CONTRIBUTING.md', 'CHANGELOG.md']
  const own = path.relative(root, __filename)
  const unknown = files
    .filter((file) => file !== own)
    .flatMap((file) =>
      unknownIn(readFileSync(path.join(root, file), 'utf8'), records).map((name) => `${file}: ${name}`),
    )
  expect(unknown).toEqual([])
})

it('a record that is gone is found by its file and by its number', () => {
  const text = 'Our decision: docs/decisions/0009-gone.md; see decisions 0001, 0008.'
  expect(unknownIn(text, ['0001-one.md'])).toEqual(['0009-gone', '0008'])
})
