/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ModuleName } from '@contract/modules'
import { moduleNames } from '@contract/modules'
import { sources } from '../../support/texts/source-texts'

const root = path.resolve(__dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const [, recipe = ''] = /^## Add a community module\n([\s\S]*?)^## /m.exec(read('CONTRIBUTING.md')) ?? []

/** The first table: what every module has a line in. */
const lists = [...recipe.matchAll(/^\| `([\w./-]+)` \|/gm)].map(([, file = '']) => file)

/** Every file that the recipe names whole. */
const named = [...recipe.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.\w+)`/g)]
  .map(([, file = '']) => file)
  .filter((file) => /^(contract|server|src|console|config|docs|tests|scripts)\//.test(file))

/** What a module is called where lists of the console call it by its things. */
const things: Partial<Record<ModuleName, string>> = { expand: 'round', mayor: 'election' }

/** Lists that a script writes. */
const drawings = ['src/ui/icon/drawings.ts', 'console/src/kit/icon/icons.ts']

const withoutComments = (text: string) => text.replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, '')

/** Whether each module is in a text of code, as a word or as a part of one: `fundRoutes`, `openVote`. */
const hasAll = (text: string): boolean =>
  moduleNames.every((name) =>
    [name, things[name] ?? name].some((word) => {
      const [first = '', ...rest] = word
      return new RegExp(`(?<![A-Za-z])${word}|[a-z]${first.toUpperCase()}${rest.join('')}`).test(text)
    }),
  )

/** The modules without a line in a text. */
const missingIn = (text: string): readonly ModuleName[] =>
  moduleNames.filter((name) => ![name, things[name] ?? name].some((word) => new RegExp(`\\b${word}`).test(text)))

it('names eight lists at most, and files that there are', () => {
  expect(lists.length).toBeGreaterThan(5)
  expect(lists.length).toBeLessThanOrEqual(8)
  expect([...lists, ...named].filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

it.each(lists)('every module has a line in %s', (file) => expect(missingIn(read(file))).toEqual([]))

it('no other file has something of every module', () => {
  const all = sources('contract', 'src', 'server', 'console/src', 'demo', 'config')
  const whole = all.filter(({ text }) => hasAll(withoutComments(text))).map(({ file }) => file)
  expect(whole.length).toBeGreaterThan(lists.length)
  expect(whole.filter((file) => ![...lists, ...named, ...drawings].includes(file))).toEqual([])
})

it.each(moduleNames)('the demo city has a file of what happens in %s', (name) =>
  expect(read(`demo/modules/${name}.ts`)).toContain('export const happenings: ModuleHappenings'),
)

it('finds what has all modules, whatever it calls them', () => {
  expect(hasAll('roundJobs fundJobs openVotes shop mutual election')).toBe(true)
  expect(hasAll(moduleNames.filter((name) => name !== 'shop').join(' '))).toBe(false)
})

it('finds a module without a line', () => {
  expect(missingIn(moduleNames.filter((name) => name !== 'mayor').join(' '))).toEqual(['mayor'])
  expect(missingIn('election')).not.toContain('mayor')
  expect(missingIn('')).toEqual(moduleNames)
})
