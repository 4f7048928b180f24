import { readFileSync } from 'node:fs'
import path from 'node:path'
import { distOf, filesOf } from '../build/bundle'
import { enginesOf, unknownIn } from './base-library'
import { leastBaseLibrary } from './project'

/** Names that a library looks for but can do without, and why the build works without them. */
const doneWithout: Readonly<Record<string, string>> = {
  self: 'asked for by `typeof`: the random source of crypto-js, which then takes ours',
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'asked for by `typeof`: React',
  performance: 'asked for by `typeof`: React’s scheduler and Taro take the clock',
  setImmediate: 'asked for by `typeof`: React’s scheduler',
  MessageChannel: 'asked for by `typeof`: React’s scheduler takes a timer',
  requirePlugin: 'inside `try`: Taro, for plugins, which we have none of',
  tt: 'in a function of Taro’s for another platform, which nobody calls',
  SuppressedError: 'asked for by `typeof`: TypeScript’s helpers',
  AbortController: 'jotai, when a getter asks for its signal: none of ours does',
}

const folder = distOf('weapp')
const scripts = filesOf(folder).filter((file) => file.endsWith('.js'))
const undefinedName = /^'(\w+)' is not defined\.$/

it('says nothing in a script that the least base library need not know', () => {
  const engines = enginesOf(leastBaseLibrary())
  const found = scripts.flatMap((file) =>
    unknownIn(readFileSync(path.join(folder, file), 'utf8'), engines).map((message) => ({ file, message })),
  )
  const nameOf = (message: string) => undefinedName.exec(message)?.[1] ?? ''
  expect(found.filter(({ message }) => !(nameOf(message) in doneWithout))).toEqual([])
  expect(Object.keys(doneWithout).sort()).toEqual([...new Set(found.map(({ message }) => nameOf(message)))].sort())
})

it('asks for the signal of no reading, nor for a plugin of another platform', () => {
  const sources = filesOf(path.resolve(__dirname, '../../src')).filter((file) => /\.tsx?$/.test(file))
  const read = (file: string) => readFileSync(path.resolve(__dirname, '../../src', file), 'utf8')
  expect(sources.filter((file) => /\{ signal \}|\.signal\b/.test(read(file)) && /atom\(/.test(read(file)))).toEqual([])
})

describe('would tell of', () => {
  const engines = enginesOf('3.6.0')

  it.each([
    ['syntax of another year', 'class A { #b = 1 }'],
    ['a pattern that looks behind', '/(?<=a)b/.test("ab")'],
    ['a built-in that no polyfill brings', '[2, 1].toSorted()'],
    ['a name of browsers', 'new URL("https://a.example")'],
    ['a name that Android lacks', 'Intl.NumberFormat()'],
  ])('%s', (_, script) => expect(unknownIn(script, engines)).toHaveLength(1))

  it('`??=` and BigInt where iOS 13 may come', () => {
    expect(unknownIn('var a; a ??= 1', engines)).toEqual([])
    expect(unknownIn('var a; a ??= 1', enginesOf('3.5.0'))).toHaveLength(1)
  })

  it('nothing that the base library brings, or that is only asked for', () => {
    expect(unknownIn('[1].at(-1); typeof URL; wx.login(); "a".replaceAll("a", "b")', engines)).toEqual([])
  })
})
