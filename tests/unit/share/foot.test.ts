import { codeOf } from '@/features/share/picture/rules/code'
import type { Facts } from '@/features/share/picture/rules/facts'
import { planPicture } from '@/features/share/picture/rules/plan'
import { halves, riceFacts } from './given'

/** A code of three by three, as nobody could read it: its dark squares are counted by hand. */
const code = [
  [true, false, true],
  [false, false, true],
  [true, true, false],
]

const planOf = (more: Partial<Facts> = {}, modules: readonly (readonly boolean[])[] = code) =>
  planPicture({ facts: riceFacts(more), siteName: '门牌', code: modules, hasPhoto: true }, halves)

describe('the foot', () => {
  // The words of the rice end at 910; without a text of its author one line higher.
  it('is parted from the words by a line, and has the code at its right edge, square by square', () => {
    expect(planOf().marks.slice(-11, -5)).toEqual([
      { kind: 'fill', ink: 'line', x: 48, y: 942, w: 654, h: 2 },
      { kind: 'fill', ink: 'ink', x: 483, y: 982, w: 73, h: 73 },
      { kind: 'fill', ink: 'ink', x: 629, y: 982, w: 73, h: 73 },
      { kind: 'fill', ink: 'ink', x: 629, y: 1055, w: 73, h: 73 },
      { kind: 'fill', ink: 'ink', x: 483, y: 1128, w: 73, h: 73 },
      { kind: 'fill', ink: 'ink', x: 556, y: 1128, w: 73, h: 73 },
    ])
  })

  it('has the plate of its block beside the code, and below it how the code is read', () => {
    const plate = { x: 48, y: 994, w: 108, h: 52 }
    expect(planOf().marks.slice(-5)).toEqual([
      { kind: 'fill', ink: 'sheet', ...plate },
      { kind: 'frame', ink: 'line-ctl', line: 2, ...plate },
      { kind: 'text', text: '3021', x: 70, y: 1020, pen: { size: 32, weight: 600 }, ink: 'ink' },
      { kind: 'text', text: '扫码查看', x: 48, y: 1094, pen: { size: 34, weight: 600 }, ink: 'ink' },
      { kind: 'text', text: '长按识别，或用微信扫一扫', x: 48, y: 1138, pen: { size: 24, weight: 400 }, ink: 'ink-3' },
    ])
  })
})

it('the picture ends below its code, on a ground of its whole size', () => {
  const { width, height, marks } = planOf()
  expect([width, height]).toEqual([750, 1249])
  expect(marks[0]).toEqual({ kind: 'fill', ink: 'sheet', x: 0, y: 0, w: 750, h: 1249 })
  expect(planOf({ text: '' }).height).toBe(1205)
})

describe('a square of the code', () => {
  it.each([
    [21, 10],
    [25, 8.5],
    [29, 7.5],
    [33, 6.5],
    [41, 5],
  ])('of %d a side is as many half units wide as fit: %d', (side, wide) => {
    const dark = Array.from({ length: side }, () => Array.from({ length: side }, () => true))
    const squares = planOf({}, dark).marks.filter((mark) => mark.kind === 'fill' && mark.ink === 'ink')
    expect(squares).toHaveLength(side * side)
    expect(squares[0]).toMatchObject({ x: 702 - side * wide, y: 982, w: wide, h: wide })
    expect(squares.at(-1)).toMatchObject({ x: 702 - wide, y: 982 + (side - 1) * wide })
  })
})

describe('the code of an address', () => {
  it('has no light border: three of its corners are dark', () => {
    const modules = codeOf('https://app.example.com')
    const last = modules.length - 1
    expect([modules[0]?.[0], modules[0]?.[last], modules[last]?.[0]]).toEqual([true, true, true])
  })

  // Bytes of the sizes 1 to 3 at level M: 14, 26, 42. Source: ISO/IEC 18004, table 7. At level L 17, 32, 53 would fit.
  it.each([
    [14, 21],
    [15, 25],
    [26, 25],
    [27, 29],
    [42, 29],
    [43, 33],
  ])('of %d small letters is as large as correction by 15 %% needs: %d a side', (signs, side) => {
    const modules = codeOf('a'.repeat(signs))
    expect([modules.length, modules[0]?.length]).toEqual([side, side])
  })

  it('says that it is of the level M: its two bits 00 under their mask 10, beside the upper left corner', () => {
    for (const address of ['https://app.example.com', 'a'.repeat(42)])
      expect(codeOf(address)[8]?.slice(0, 2)).toEqual([true, false])
  })
})
