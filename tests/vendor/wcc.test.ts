import path from 'node:path'
import { masksOf } from '@/platform/drawing/masks'
import { drawings } from '@/ui/icon/drawings'
import { drawingMarks, drawingParts } from '../../config/minify/drawings'
import { distOf, editions } from '../build/bundle'
import { compileSheets, compileTemplates, type Draw } from './compile'
import { components, escapes, stylesOf } from './drawn'
import { drawing, group, sentBy } from './pictures'

const faults = path.join(__dirname, 'faults')

/** As the address of a picture may be written: with its quotes, or with their percent signs. */
const plain = (style: string) =>
  style
    .replaceAll('%27', "'")
    .replaceAll(/\s*;\s*/g, ';')
    .replaceAll(/:\s+/g, ':')

describe('what Tencent’s compiler makes of the templates', () => {
  let draw: Draw
  beforeAll(() => {
    draw = compileTemplates(distOf('weapp'))
  })

  it('draws every icon with its picture', async () => {
    const icons = Object.values(drawings).map(masksOf)
    expect(icons.length).toBeGreaterThan(50)
    const tree = draw('pages/index/index', await sentBy(group(...icons.map(drawing))))
    const wanted = icons.map((masks) => Object.entries(masks).map(([name, value]) => `${name}:${value};`))
    expect(stylesOf(tree).map(plain)).toEqual(wanted.map((one) => plain(one.join(''))))
    expect(escapes(tree)).toEqual([])
  })

  it('writes every part of a drawing out', () => {
    const cn = drawingMarks.map((mark, at) => ({ sid: `s${at}`, cl: 'a', st: `--shape: ${mark}` }))
    const tree = draw('pages/index/index', { root: { cn } })
    expect(stylesOf(tree).map(plain)).toEqual(drawingParts.map((part) => plain(`--shape: ${part}`)))
  })

  it('draws a tree as deep as a page of ours without a component in between', () => {
    const nested = (levels: number): object => ({
      sid: `n${levels}`,
      cl: 'a',
      cn: levels === 0 ? [] : [nested(levels - 1)],
    })
    const at = (levels: number) => components(draw('pages/index/index', { root: { cn: [nested(levels)] } }))
    expect(at(12)).toEqual([])
    expect(at(30).length).toBeGreaterThan(0)
  })
})

it('makes sheets of all sheets, and templates of all templates of the other edition, too', () => {
  for (const edition of editions) expect(() => compileSheets(distOf('weapp', edition))).not.toThrow()
  const draw = compileTemplates(distOf('weapp', 'market'))
  expect(draw('pages/cart/index', { root: { cn: [{ sid: 'a', cl: 'b', v: 'c' }] } }).tag).toBe('wx-page')
})

it('would tell of an escape in a script, of a template that is not closed, and of a broken sheet', () => {
  const tree = compileTemplates(path.join(faults, 'escape'))('page', { style: 'x' })
  expect(escapes(tree)).toEqual(['--icon: url(\\x22data:,a\\x22)'])
  expect(() => compileTemplates(path.join(faults, 'open'))).toThrow(/unexpected end/)
  expect(() => compileSheets(path.join(faults, 'sheet'))).toThrow(/unexpected token/)
})
