/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')

interface Source {
  readonly file: string
  readonly text: string
}

/** Custom properties that a style reads and nothing sets: a browser then takes the inherited value, without a word. */
function unset(sources: readonly Source[]): readonly string[] {
  const set = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/(--[a-z0-9-]+)['"]?\]?\s*:/g)].map(([, name]) => name)),
  )
  return sources
    .filter(({ file }) => /\.s?css$/.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/var\((--[a-z0-9-]+)\s*\)/g)].flatMap(([, name = '']) =>
        set.has(name) ? [] : [`${file}: ${name}`],
      ),
    )
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], { cwd: root, encoding: 'utf8' })
const sources = files
  .split('\n')
  .filter((file) => /\.(s?css|tsx?)$/.test(file))
  .map((file): Source => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

it('every custom property that a style reads is set somewhere', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(unset(sources)).toEqual([])
})

it('finds one that is misspelt, and takes one that is set by a script or has a value to fall back on', () => {
  const style = '.a { color: var(--ink); top: var(--here); font: var(--figurs); width: var(--wide, 2px); }'
  const planted = [
    { file: 'src/a.scss', text: style },
    { file: 'src/tokens.scss', text: ':root { --ink: #000; }' },
    { file: 'src/a.tsx', text: "const style = { '--here': 1 }" },
  ]
  expect(unset(planted)).toEqual(['src/a.scss: --figurs'])
})
