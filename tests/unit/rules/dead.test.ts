/** @jest-environment node */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')

/** Nothing reaches these. Each stands where a real one could. */
const lost = [
  'contract/nowhere.ts',
  'src/features/points/nowhere.ts',
  'src/lib/nowhere/rules.ts',
  'src/platform/door/door.ts',
  'server/modules/wallet/nowhere.ts',
  'server/db/nowhere.ts',
  'scripts/bench/server/nowhere.ts',
  'tests/support/nowhere.ts',
  'tests/host/logic/nowhere.ts',
]

/** A small house: its app and its server reach what is used. */
const house: Readonly<Record<string, string>> = {
  'src/app.tsx': `import { used } from './lib/used'\nimport type { Used } from './lib/used'\nexport default (used satisfies Used)\n`,
  'src/lib/used.ts': `export type Used = number\nexport type Spare = string\nexport const used = 1\nexport const spare = 2\n`,
  'src/pages/points/index.tsx': `import Taro from '@tarojs/taro'\nexport default Taro\n`,
  'server/main.ts': `import missing from 'a-package-that-nobody-declared'\nexport default missing\n`,
  ...Object.fromEntries(lost.map((file) => [file, 'export const thing = 1\n'])),
}

interface Issue {
  readonly file: string
  readonly files: readonly { name: string }[]
  readonly exports: readonly { name: string }[]
  readonly types: readonly { name: string }[]
  readonly dependencies: readonly { name: string }[]
  readonly devDependencies: readonly { name: string }[]
  readonly unlisted: readonly { name: string }[]
}

const names = (issues: readonly Issue[], kind: Exclude<keyof Issue, 'file'>) =>
  issues.flatMap((issue) => issue[kind].map(({ name }) => `${issue.file}: ${name}`))

/** What the check says of a folder with the settings of this repository. It fails, as it should, because there is something to find. */
const ask = (folder: string): Promise<{ readonly issues: readonly Issue[] }> =>
  new Promise((resolve, reject) => {
    const bin = path.join(root, 'node_modules/.bin/knip')
    execFile(bin, ['--no-progress', '--reporter', 'json'], { cwd: folder }, (failed, out, err) => {
      if (failed === null) reject(new Error('nothing was found'))
      else if (!out.startsWith('{')) reject(new Error(err.slice(0, 2000) || out.slice(0, 2000)))
      else resolve(JSON.parse(out) as { issues: Issue[] })
    })
  })

it('finds each file, export, type and package that nothing reaches, and each package that nobody declared', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'house-'))
  for (const [file, text] of Object.entries(house)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  for (const file of ['knip.jsonc', 'tsconfig.json', 'package.json'])
    cpSync(path.join(root, file), path.join(folder, file))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const { issues } = await ask(folder)
  rmSync(folder, { recursive: true })
  const files = issues.flatMap((issue) => issue.files.map(({ name }) => name))
  expect(lost.filter((file) => !files.includes(file))).toEqual([])
  for (const file of ['src/app.tsx', 'src/lib/used.ts', 'src/pages/points/index.tsx', 'server/main.ts'])
    expect(files).not.toContain(file)
  expect(names(issues, 'exports')).toEqual(['src/lib/used.ts: spare'])
  expect(names(issues, 'types')).toEqual(['src/lib/used.ts: Spare'])
  expect(names(issues, 'unlisted')).toEqual(['server/main.ts: a-package-that-nobody-declared'])
  // The small house uses one of the packages; of the others, those that are found by name are let through.
  const unused = [...names(issues, 'dependencies'), ...names(issues, 'devDependencies')]
  expect(unused).toEqual(expect.arrayContaining(['package.json: jotai', 'package.json: fast-check']))
  expect(unused).not.toContain('package.json: @tarojs/taro')
})
