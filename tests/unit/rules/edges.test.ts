/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { limits } from '../contract/all-limits'
import { edges } from './edges'

const root = path.join(__dirname, '../../..')

/** Numbers that name something, and so have no edge. */
const names = ['expansion.priceAreaId', 'settings.priceArea', 'settings.menuOrder']

/** Every number of the limits by its path; a list of them is one. */
function pathsOf(value: unknown, at: string): string[] {
  if (typeof value === 'number' || Array.isArray(value)) return [at]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => pathsOf(one, at === '' ? name : `${at}.${name}`))
}

it('each limit has a test on both sides of its edge, and only limits have', () => {
  const numbers = pathsOf(limits, '').filter((at) => !names.includes(at))
  expect(numbers.sort()).toEqual(Object.keys(edges).sort())
})

it.each(Object.entries(edges))('the test of %s is there', (_, [file, words]) => {
  expect(readFileSync(path.join(root, file), 'utf8')).toContain(words)
})
