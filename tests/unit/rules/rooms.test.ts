/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import path from 'node:path'

const root = path.join(__dirname, '../../..')

/** So many files of one folder are read at a glance; a folder with more has sub-subjects, and each gets a room. */
const filesMost = 20

/** Rows of one table, one file each: nobody reads them as a list of subjects. */
const rows = /^(server\/db\/migrations|src\/assets\/icons|tests\/vectors\/golden)$/

/** Folders with more files than one reads at a glance, with their number. */
function crowded(files: readonly string[]): readonly string[] {
  const count = new Map<string, number>()
  for (const file of files) count.set(path.dirname(file), (count.get(path.dirname(file)) ?? 0) + 1)
  return [...count].flatMap(([folder, n]) => (n > filesMost && !rows.test(folder) ? [`${folder}: ${n}`] : []))
}

const tracked = (...folders: string[]) =>
  execFileSync('git', ['ls-files', '--', ...folders], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => !file.endsWith('.md'))

it('a folder of the product with many files has rooms by sub-subject', () => {
  const files = tracked('contract', 'src', 'console', 'server', 'demo', 'config', 'scripts')
  expect(files.length).toBeGreaterThan(1_000)
  expect(crowded(files)).toEqual([])
})

it('a folder of tests has, too', () => {
  const files = tracked('tests')
  expect(files.length).toBeGreaterThan(500)
  expect(crowded(files)).toEqual([])
})

it('a crowded folder is found, and one that is just full is not', () => {
  const some = (folder: string, n: number) => Array.from({ length: n }, (_, at) => `${folder}/${at}.ts`)
  expect(
    crowded([...some('server/full', 20), ...some('server/crowd', 21), ...some('server/db/migrations', 99)]),
  ).toEqual(['server/crowd: 21'])
})
