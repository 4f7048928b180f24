import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const out = path.join(__dirname, '../../dist/console')

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

const manifest = JSON.parse(readFileSync(path.join(out, '.vite/manifest.json'), 'utf8')) as Readonly<
  Record<string, Chunk>
>

/** A chunk and everything that it cannot run without. */
function withImports(name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const other of manifest[name]?.imports ?? []) withImports(other, found)
  return found
}

/** Kilobytes of a chunk as it is sent. */
const ownWeight = (name: string): number => statSync(path.join(out, `${manifest[name]?.file ?? ''}.gz`)).size / 1000

/** Kilobytes of script as they are sent, of these chunks together. */
function weightOf(...names: readonly string[]): number {
  const all = new Set(names.flatMap((name) => [...withImports(name)]))
  return [...all].map(ownWeight).reduce((sum, one) => sum + one, 0)
}

const [entry = ''] = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
const shell = 'src/frame/shell.tsx'
const pageFiles = (manifest[shell]?.dynamicImports ?? []).filter((name) => name.startsWith('src/pages/'))

// Source: issue of the console (script of the sign-in page, of any page; gzip).
it('the sign-in page of the console needs less than 180 kB of script', () => {
  expect(weightOf(entry)).toBeLessThan(180)
})

it('the console has pages', () => expect(pageFiles.length).toBeGreaterThan(10))

it.each(pageFiles)('%s needs less than 450 kB of script, with its charts', (page) => {
  const parts = manifest[page]?.dynamicImports ?? []
  expect(weightOf(entry, shell, page, ...parts)).toBeLessThan(450)
})

it('a field of days brings its calendar when somebody enters it, and no page before', () => {
  const known = withImports(shell)
  const brought = [...withImports('src/kit/list/filters/calendar.tsx')].filter((name) => !known.has(name))
  const [calendar = ''] = brought.sort((one, other) => ownWeight(other) - ownWeight(one))
  expect(ownWeight(calendar)).toBeGreaterThan(25)
  const readers = ['orders', 'audit', 'statistics', 'ledger'].map((name) => `src/pages/${name}/${name}.tsx`)
  const early = readers.filter((page) => withImports(page).has(calendar))
  expect(early).toEqual([])
})
