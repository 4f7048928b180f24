import { readFileSync } from 'node:fs'
import path from 'node:path'
import { classNameOf } from '../../config/class-names/name-of'
import { filesOf } from './bundle'

const source = path.resolve(__dirname, '../../src')

it('gives every class of every sheet a name of its own', () => {
  const sheets = filesOf(source).filter((file) => file.endsWith('.module.scss'))
  const names = sheets.flatMap((sheet) => {
    const file = path.join(source, sheet)
    const written = readFileSync(file, 'utf8').matchAll(/\.([a-zA-Z][\w-]*)/g)
    return [...new Set([...written].map(([, name = '']) => name))].map((name) => classNameOf(name, file))
  })
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(names.filter((name) => !/^[a-zA-Z][\w-]{2,}$/.test(name))).toEqual([])
})

it('names a class that a variable looks up the same wherever its sheet says it', () => {
  const sheets = filesOf(source).filter((file) => file.endsWith('.module.scss'))
  const both = sheets.flatMap((sheet) => {
    const written = readFileSync(path.join(source, sheet), 'utf8').matchAll(/\.([a-zA-Z][\w-]*)/g)
    const names = new Set([...written].map(([, name = '']) => name))
    return [...names].filter((name) => names.has(`is-${name}`)).map((name) => `${sheet}: ${name}`)
  })
  expect(both).toEqual([])
})
