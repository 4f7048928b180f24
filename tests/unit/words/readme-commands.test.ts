import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readmeCommands, runBeside, runElsewhere } from '../../support/readme-commands'

const root = path.resolve(__dirname, '../../..')
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object }
const names = [...new Set(readmeCommands.map(({ name }) => name))]
const beside = new Set(Object.keys(runBeside).map((wish) => wish.split(' ')[0]))

it('every command of the README is one of the package', () => {
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => !(name in scripts))).toEqual([])
})

it('every command of the README is run by a test or a check, and every one that is run is one of the package', () => {
  expect(names.filter((name) => !beside.has(name) && !existsSync(path.join(root, runElsewhere[name] ?? '-')))).toEqual(
    [],
  )
  expect(Object.keys(runElsewhere).filter((name) => !(name in scripts))).toEqual([])
})

it('is run as the README writes it', () => {
  const asWritten = readmeCommands
    .filter(({ name, args }) => beside.has(name) && args !== '')
    .map(({ name, args }) => `${name} ${args}`)
  expect(asWritten.filter((wish) => !(wish in runBeside))).toEqual([])
})
