/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const pages = path.join(__dirname, '../../../src/pages')

/** A page composes: what one thing needs stands in its feature. A hook of a page joins what several features need, no more than that. */
const linesMost = 60

/** Settings of navigation; the list of every piece, which is as long as the kit. */
const isNoPage = (name: string) => name.endsWith('.config.ts') || name === 'gallery/all.ts'

/** Pages and their hooks, among the files under pages. */
const composing = (names: readonly string[]) => names.filter((name) => /\.tsx?$/.test(name) && !isNoPage(name))

/** Files of more lines than one reads at a glance. */
const long = (texts: ReadonlyMap<string, string>) =>
  [...texts].flatMap(([name, text]) => (text.trimEnd().split('\n').length > linesMost ? [name] : []))

it('no page has more than sixty lines, and no hook of a page', () => {
  const names = composing(readdirSync(pages, { recursive: true, encoding: 'utf8' }))
  expect(names.filter((name) => name.endsWith('.tsx')).length).toBeGreaterThan(50)
  expect(names).toContain('index/use-home.ts')
  expect(long(new Map(names.map((name) => [name, readFileSync(path.join(pages, name), 'utf8')])))).toEqual([])
})

it('what stands beside a page is its hooks', () => {
  const beside = composing(readdirSync(pages, { recursive: true, encoding: 'utf8' })).filter((name) =>
    name.endsWith('.ts'),
  )
  expect(beside.filter((name) => !/\/use-[a-z-]+\.ts$/.test(name))).toEqual([])
})

it('a long page is found, and a long hook, and one that is just full is not', () => {
  const of = (lines: number) => 'const a = 1\n'.repeat(lines)
  const some = new Map([
    ['vote/full.tsx', of(60)],
    ['vote/long.tsx', of(61)],
    ['vote/use-full.ts', of(60)],
    ['vote/use-long.ts', of(61)],
    ['vote/long.config.ts', of(61)],
  ])
  const texts = new Map(composing([...some.keys()]).map((name) => [name, some.get(name) ?? '']))
  expect(long(texts)).toEqual(['vote/long.tsx', 'vote/use-long.ts'])
})
