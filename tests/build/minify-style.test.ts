import { readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import minifyStyle from '../../config/minify/style'
import { minifyTokens } from '../../config/minify/tokens'
import { distOf, filesOf } from './bundle'

const source = path.resolve(__dirname, '../../src')
const read = (file: string) => readFileSync(path.join(source, file), 'utf8')
const tokens = minifyTokens(minifyStyle.saidByScripts, 'weapp')

const minify = (css: string, target: 'h5' | 'weapp' = 'weapp') =>
  postcss([minifyStyle({ target })]).process(css, { from: undefined }).css

it('writes a measure out and a colour by its short name', () => {
  const ink = tokens.names.get('--ink')
  expect(minify('.a { padding: var(--gutter); color: var(--ink) }')).toBe(`.a { padding: 32rpx; color: var(${ink}) }`)
  expect(minify('page { --gutter: 32rpx; --ink: #000 }')).toBe(`page { ${ink}: #000 }`)
  expect(minify('.a { padding: var(--gutter) }', 'h5')).toBe('.a { padding: calc(32 * var(--rpx)) }')
  expect(minify('.a { transition: color var(--m-fast) }')).not.toContain('160ms')
})

it('leaves out of the mini-program the rules of browsers, and keeps the rest of their list', () => {
  expect(minify('.a:hover { color: red } .b, .b:focus-visible { color: red }').trim()).toBe('.b { color: red }')
  expect(minify('.a:hover { color: red }', 'h5')).toBe('.a:hover { color: red }')
})

it('writes the four sides out that older browsers have no word for', () => {
  expect(minify('.a { inset: 0 }')).toBe('.a { top: 0; right: 0; bottom: 0; left: 0 }')
  expect(minify('.a { inset: 1px calc(1px + 2px) auto }', 'h5')).toBe(
    '.a { top: 1px; right: calc(1px + 2px); bottom: auto; left: calc(1px + 2px) }',
  )
})

it('leaves no sheet of a build with a word that the oldest browsers do not know', () => {
  for (const target of ['h5', 'weapp'] as const) {
    const sheets = filesOf(distOf(target)).filter((file) => /\.(css|wxss)$/.test(file))
    expect(sheets.length).toBeGreaterThan(10)
    const styles = sheets.map((file) => readFileSync(path.join(distOf(target), file), 'utf8')).join('\n')
    expect(styles.match(/[{;]\s*inset\s*:[^;}]*/g)).toBeNull()
  }
})

it('gives every token a name of its own, which no sheet says by itself', () => {
  const short = [...tokens.names.values()]
  expect(short.length).toBeGreaterThan(40)
  expect(new Set(short).size).toBe(short.length)
  const sheets = filesOf(source).filter((file) => file.endsWith('.scss'))
  expect(sheets.filter((file) => /--[A-Z]/.test(read(file)))).toEqual([])
})

it('touches no token that a script says, and writes out none that a sheet sets again', () => {
  const scripts = filesOf(source).filter((file) => /\.tsx?$/.test(file))
  const said = scripts.flatMap((file) => [...read(file).matchAll(/--[a-z][\w-]*/g)].map(([name]) => name))
  expect(said).toContain('--h-nav')
  expect(said.filter((name) => tokens.values.has(name) || tokens.names.has(name))).toEqual([])
  const sheets = filesOf(source).filter((file) => file.endsWith('.scss') && !file.endsWith('tokens.scss'))
  const set = sheets.flatMap((file) => [...read(file).matchAll(/(--[a-z][\w-]*):/g)].map(([, name = '']) => name))
  expect(set.filter((name) => tokens.values.has(name))).toEqual([])
})
