import { editions, scriptText } from './bundle'

// A build on a warm cache once asked for a module under the number it had before: half of the mini-program's pages did not open.

/** Modules by their numbers; a number of less digits is mostly one of a library's errors. */
const definition = /[{,\n](\d{4,6})(?:\([\w$,]*\)\{|:(?:function\b|\(|[\w$]+=>))/g
const request = /(?<![\w.$])[\w$]\((\d{4,6})\)|\.bind\([\w$]+,(\d{4,6})\)/g

const builds = editions.flatMap((edition) => (['h5', 'weapp'] as const).map((target) => [target, edition] as const))

it.each(builds)('the build of %s, %s edition, has every module that it asks for', (target, edition) => {
  const text = scriptText(target, edition)
  const found = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, first, second]) => first ?? second))
  const there = found(definition)
  expect(there.size).toBeGreaterThan(300)
  expect([...found(request)].filter((id) => !there.has(id))).toEqual([])
})
