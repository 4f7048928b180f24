import { readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import minifyStyle from '../../config/minify/style'
import { distOf, editions, filesOf } from './bundle'

const minify = (css: string, target: 'h5' | 'weapp' = 'weapp') =>
  postcss([minifyStyle({ target })]).process(css, { from: undefined }).css

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
  const folders = editions.flatMap((edition) => [distOf('h5', edition), distOf('weapp', edition)])
  for (const folder of folders) {
    const sheets = filesOf(folder).filter((file) => /\.(css|wxss)$/.test(file))
    expect(sheets.length).toBeGreaterThan(10)
    const styles = sheets.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n')
    expect(styles.match(/[{;]\s*inset\s*:[^;}]*/g)).toBeNull()
  }
})
