/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ModuleName } from '@contract/modules'
import { moduleNames } from '@contract/modules'

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

/** The modules without a line in a text. */
const missingIn = (text: string): readonly ModuleName[] =>
  moduleNames.filter((name) => ![name, things[name] ?? name].some((word) => new RegExp(`\\b${word}`).test(text)))

it('names eight lists at most, and files that there are', () => {
  expect(lists.length).toBeGreaterThan(5)
  expect(lists.length).toBeLessThanOrEqual(8)
  expect([...lists, ...named].filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

it.each(lists)('every module has a line in %s', (file) => expect(missingIn(read(file))).toEqual([]))

it('finds a module without a line', () => {
  expect(missingIn(moduleNames.filter((name) => name !== 'mayor').join(' '))).toEqual(['mayor'])
  expect(missingIn('election')).not.toContain('mayor')
  expect(missingIn('')).toEqual(moduleNames)
})
