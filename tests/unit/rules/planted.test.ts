import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Fault } from './faults'
import { arrows, lines, neighbours, round, styles } from './faults'

const root = path.resolve(__dirname, '../../..')
const settings = ['eslint.config.mjs', '.dependency-cruiser.cjs', '.stylelintrc.json', 'tsconfig.json', 'package.json']

/** A rule that something broke, and where. */
type Found = readonly [file: string, rule: string]

let house = ''

/** A house of its own with the rules of this one, so that no other test or check meets what is planted. */
beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'house-'))
  for (const file of settings) cpSync(path.join(root, file), path.join(house, file))
  symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'))
  const planted = [...arrows, ...lines, ...styles, round].map(({ file, text }) => [file, text] as const)
  for (const [file, text] of [...Object.entries(neighbours), ...planted]) {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true })
    writeFileSync(path.join(house, file), text)
  }
})

afterAll(() => rmSync(house, { recursive: true }))

/** What a tool prints as JSON about the house. It fails, as it should: faults are planted. */
const ask = (tool: string, args: readonly string[]): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const bin = path.join(root, 'node_modules/.bin', tool)
    execFile(bin, args, { cwd: house, maxBuffer: 1 << 26 }, (_failed, out, err) => {
      const text = out.trim() === '' ? err : out
      try {
        resolve(JSON.parse(text))
      } catch {
        reject(new Error(`${tool} said: ${text.slice(0, 2000)}`))
      }
    })
  })

const missed = (planted: readonly Fault[], found: readonly Found[]) =>
  planted.filter(({ file, rule }) => !found.some(([at, by]) => at === file && by === rule)).map(({ file }) => file)

it('finds every arrow that must not be drawn', async () => {
  const said = (await ask('depcruise', [
    'contract',
    'src',
    'server',
    '-c',
    '.dependency-cruiser.cjs',
    '-T',
    'json',
  ])) as {
    summary: { violations: readonly { from: string; rule: { name: string } }[] }
  }
  const found = said.summary.violations.map(({ from, rule }): Found => [from, rule.name])
  expect(missed(arrows, found)).toEqual([])
}, 30_000)

it('plants a fault for every arrow rule', () => {
  const { forbidden } = createRequire(__filename)(path.join(root, '.dependency-cruiser.cjs')) as {
    forbidden: readonly { name: string }[]
  }
  const planted = new Set(arrows.map(({ rule }) => rule))
  // One of the order of modules stands for all: they are made by one loop.
  const names = forbidden.map(({ name }) => name).filter((name) => !name.endsWith('-looks-down'))
  expect(names.filter((name) => !planted.has(name))).toEqual([])
})

it('finds every line that must not be written', async () => {
  const said = (await ask('eslint', ['contract', 'src', 'server', '-f', 'json'])) as {
    filePath: string
    messages: readonly { ruleId: string }[]
  }[]
  const found = said.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId }): Found => [path.relative(house, filePath), ruleId]),
  )
  expect(missed(lines, found)).toEqual([])
}, 60_000)

it('finds every style that must not be written', async () => {
  const said = (await ask('stylelint', ['src/**/*.scss', '-f', 'json'])) as {
    source: string
    warnings: readonly { rule: string }[]
  }[]
  const found = said.flatMap(({ source, warnings }) =>
    warnings.map(({ rule }): Found => [path.relative(house, source), rule]),
  )
  expect(missed(styles, found)).toEqual([])
}, 30_000)
