/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const pages = path.join(__dirname, '../../../src/pages')

/** A page composes: what one thing needs stands in its feature. */
const linesMost = 60

/** Pages that join so many features that composing them is longer. One at most. */
const joining = [
  // The account: what others see, how one signs in, the payment password, closing it.
  'account/userInfo.tsx',
]

/** Pages of more lines than one reads at a glance. */
const long = (texts: ReadonlyMap<string, string>) =>
  [...texts].flatMap(([name, text]) => (text.trimEnd().split('\n').length > linesMost ? [name] : []))

it('at most one page has more than sixty lines, for a reason', () => {
  const names = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
  expect(names.length).toBeGreaterThan(50)
  expect(joining.length).toBeLessThanOrEqual(1)
  const texts = new Map(names.map((name) => [name, readFileSync(path.join(pages, name), 'utf8')]))
  expect(long(texts).sort()).toEqual(joining)
})

it('a long page is found, and one that is just full is not', () => {
  const of = (lines: number) => 'const a = 1\n'.repeat(lines)
  const some = [
    ['vote/full.tsx', of(60)],
    ['vote/long.tsx', of(61)],
  ] as const
  expect(long(new Map(some))).toEqual(['vote/long.tsx'])
})
