import { drawPlan, kinds } from '@/features/block-market/map/rules/draw'
import type { Inks } from '@/features/block-market/map/rules/draw'
import type { Plot, Spot } from '@/features/block-market/map/rules/plan'
import type { Sight } from '@/features/block-market/map/rules/sight'
import { toPlan } from '@/features/block-market/map/rules/sight'
import type { Rect } from '@/ui/map-lines/quarters'
import { recordingBoard } from '../../support/app/recording-board'

const inks = Object.fromEntries(
  kinds.map((kind) => [kind, { fill: `${kind} ground`, line: `${kind} edge`, text: `${kind} number` }]),
) as Inks

const lot: Rect = { x: 100, y: 200, w: 40, h: 30 }

/** A block on a lot: sought, of somebody else, its id 1000 more than its number. */
const plot = (blockNo: number, spot: Partial<Spot> = {}, rect: Rect = lot): Plot => ({
  ...rect,
  spot: { blockId: blockNo + 1_000, blockNo, look: 'other', isSought: true, cell: { quarter: 0, lot: 0 }, ...spot },
})

interface Shown {
  readonly vacant?: readonly Rect[]
  readonly chosenNo?: number
}

/** What of these plots was drawn, in lines; at scale 1 with the plan's corner in the box's. */
function drawn(plots: readonly Plot[], sight: Partial<Sight> = {}, { vacant = [], chosenNo }: Shown = {}) {
  const { board, marks } = recordingBoard({ widthPx: 375, heightPx: 560 })
  const chosenId = chosenNo === undefined ? undefined : chosenNo + 1_000
  drawPlan(board, { plots, vacant, size: 1_000 }, { scale: 1, x: 0, y: 0, ...sight }, inks, chosenId)
  return marks
}

const only = (what: string, marks: readonly string[]) => marks.filter((mark) => mark.startsWith(`${what} `))
const numbers = (marks: readonly string[]) => only('text', marks).map((mark) => Number(mark.split(' ')[1]))

describe('a lot that is near', () => {
  it('is its edge, and its ground within it; both lie half a pixel about the lot’s bounds', () => {
    expect(only('area', drawn([plot(128)]))).toEqual([
      'area 99.5 199.5 41 31 in other edge',
      'area 100.5 200.5 39 29 in other ground',
    ])
  })

  it('has an edge of the same width on the screen however much it is enlarged', () => {
    expect(only('area', drawn([plot(128)], { scale: 2 }))).toEqual([
      'area 99.75 199.75 40.5 30.5 in other edge',
      'area 100.25 200.25 39.5 29.5 in other ground',
    ])
  })

  it('that is chosen has an edge of 2.4 pixels and its own colours, and another one with it stays as it is', () => {
    const other = plot(129, {}, { ...lot, x: 150 })
    const marks = drawn([plot(128), other], {}, { chosenNo: 128 })
    expect(only('area', marks)).toEqual([
      'area 149.5 199.5 41 31 in other edge',
      'area 150.5 200.5 39 29 in other ground',
      'area 98.8 198.8 42.4 32.4 in chosen edge',
      'area 101.2 201.2 37.6 27.6 in chosen ground',
    ])
    expect(only('text', marks).map((mark) => mark.split(/ at | in | 500 /))).toEqual([
      ['text 128', expect.any(String), 'chosen number', expect.any(String)],
      ['text 129', expect.any(String), 'other number', expect.any(String)],
    ])
  })

  it('is drawn on paper that is cleared, tilted as the streets are and enlarged in the pixels of the device', () => {
    const marks = drawn([plot(128)], { scale: 1.5, x: 7, y: -5 })
    expect(marks.slice(0, 3)).toEqual([
      'place 2 0 0 2 0 0',
      'clear 0 0 375 560',
      // The cosine and the sine of a tilt of 0.1 radians to the left, sheared by 0.06, three times as large.
      'place 2.985 -0.3 0.479 2.967 14 -10',
    ])
  })
})

describe('what can be bought, or soon', () => {
  it('has a dashed edge on its ground while it is for the first buyer', () => {
    expect(only('area', drawn([plot(128, { look: 'unsold' })]))).toEqual(['area 100.5 200.5 39 29 in unsold ground'])
    expect(only('line', drawn([plot(128, { look: 'unsold' })]))).toEqual([
      'line box 100 200 40 30 in unsold edge 1 [4 3]',
    ])
    expect(only('line', drawn([plot(128, { look: 'unsold' })], { scale: 2 }))).toEqual([
      'line box 100 200 40 30 in unsold edge 0.5 [2 1.5]',
    ])
  })

  it('is hatched while it is reserved: every six units from the upper left to the lower right, ending at the edges', () => {
    const marks = drawn([plot(128, { look: 'reserved' }, { x: 100, y: 50, w: 24, h: 12 })])
    expect(only('area', marks)).toEqual([
      'area 99.5 49.5 25 13 in reserved edge',
      'area 100.5 50.5 23 11 in reserved ground',
    ])
    const lines = ['100 56 to 106 62', '100 50 to 112 62', '106 50 to 118 62', '112 50 to 124 62', '118 50 to 124 56']
    expect(only('line', marks)).toEqual([`line ${lines.map((line) => `from ${line}`).join(' ')} in reserved edge 1 []`])
  })

  it('has its pattern once a usual lot is 28 pixels wide; below, a whole edge and no pattern', () => {
    const fine = 28 / 38
    const looks = (look: 'unsold' | 'reserved', scale: number) => {
      const marks = drawn([plot(128, { look })], { scale })
      return [only('area', marks).length, only('line', marks).length]
    }
    expect([looks('unsold', fine), looks('unsold', fine - 0.001)]).toEqual([
      [1, 1],
      [2, 0],
    ])
    expect([looks('reserved', fine), looks('reserved', fine - 0.001)]).toEqual([
      [2, 1],
      [2, 0],
    ])
  })

  it.each(['other', 'mine', 'transfer', 'frozen'] as const)('has no pattern otherwise: %s', (look) => {
    const marks = drawn([plot(128, { look })])
    expect(only('line', marks)).toEqual([])
    expect(only('area', marks)).toEqual([
      `area 99.5 199.5 41 31 in ${look} edge`,
      `area 100.5 200.5 39 29 in ${look} ground`,
    ])
  })
})

describe('the order and the colours', () => {
  it('has the vacant lots below, then what nobody looks for, and the chosen block above all', () => {
    const plots = [
      plot(1, { look: 'mine' }),
      plot(2, { look: 'transfer' }),
      plot(3),
      plot(4, { look: 'unsold', isSought: false }),
      plot(5),
    ]
    const marks = drawn(plots, {}, { vacant: [{ x: 50, y: 60, w: 20, h: 10 }], chosenNo: 5 })
    const grounds = only('area', marks).filter((mark) => mark.endsWith('ground'))
    const colours = grounds.map((mark) => mark.split(' in ')[1])
    expect(colours).toEqual(['vacant', 'quiet', 'other', 'transfer', 'mine', 'chosen'].map((kind) => `${kind} ground`))
    expect(marks).toContain('area 50.5 60.5 19 9 in vacant ground')
  })

  it('leaves what the conditions leave out in the background, but never the reader’s own block', () => {
    const colour = (spot: Partial<Spot>) => only('text', drawn([plot(128, spot)]))[0]?.split(/ in | 500 /)[1]
    expect(colour({ look: 'unsold', isSought: true })).toBe('unsold number')
    expect(colour({ look: 'unsold', isSought: false })).toBe('quiet number')
    expect(colour({ look: 'mine', isSought: false })).toBe('mine number')
    expect(colour({ look: 'closed', isSought: false })).toBe('closed number')
  })

  it('draws blocks of one kind together: all their edges before the first ground', () => {
    const marks = drawn([plot(1), plot(2, {}, { ...lot, x: 150 }), plot(3, {}, { ...lot, x: 200 })])
    expect(only('area', marks).map((mark) => mark.split(' in ')[1])).toEqual([
      ...Array<string>(3).fill('other edge'),
      ...Array<string>(3).fill('other ground'),
    ])
  })
})

describe('the number of a block', () => {
  it('stands upright in the middle of its lot, where the tilt has brought it', () => {
    const [text] = only('text', drawn([plot(128, {}, { x: 80, y: 185, w: 40, h: 30 })]))
    expect(text).toBe('text 128 at 131.407 187.819 in other number 500 12px Figures center middle')
    const marks = drawn([plot(128, {}, { x: 80, y: 185, w: 40, h: 30 })], { scale: 1.25, x: 10, y: 20 })
    expect(marks.slice(-2)).toEqual([
      'place 2 0 0 2 0 0',
      'text 128 at 174.259 254.774 in other number 500 13.5px Figures center middle',
    ])
  })

  it.each([
    [28 / 38, '12px'],
    [1, '12px'],
    [1.25, '13.5px'],
    [2, '20px'],
  ])('at %d grows more slowly than its lot, from 12 to 20 pixels: %s', (scale, size) => {
    const [text] = only('text', drawn([plot(128)], { scale }))
    expect(text).toContain(` 500 ${size} Figures `)
  })

  it('is written once a usual lot is 28 pixels wide', () => {
    expect(numbers(drawn([plot(128)], { scale: 28 / 38 }))).toEqual([128])
    const marks = drawn([plot(128)], { scale: 28 / 38 - 0.001 })
    expect(numbers(marks)).toEqual([])
    expect(only('place', marks)).toHaveLength(2)
  })
})

describe('what is seen', () => {
  const still: Sight = { scale: 1, x: 0, y: 0 }
  const [left] = toPlan(still, [0, 560])
  const [right] = toPlan(still, [375, 0])
  const [, bottom] = toPlan(still, [375, 560])
  /** Ends or begins exactly at each side of what the tilted box shows of the plan. */
  const beside: readonly Rect[] = [
    { x: 2 * left, y: 200, w: -left, h: 30 },
    { x: right, y: 200, w: 40, h: 30 },
    { x: 100, y: -30, w: 40, h: 30 },
    { x: 100, y: bottom, w: 40, h: 30 },
  ]
  const inwards = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const
  const reaching = beside.map((rect, at) => ({
    ...rect,
    x: rect.x + (inwards[at]?.[0] ?? 0),
    y: rect.y + (inwards[at]?.[1] ?? 0),
  }))

  it('is what lies between the four corners of the box, turned back to the plan', () => {
    expect([left, right, bottom].map(Math.round)).toEqual([-89, 371, 595])
  })

  it('are the blocks that reach into it by however little, and none that ends at its edge', () => {
    expect(numbers(drawn(beside.map((rect, at) => plot(at + 1, {}, rect))))).toEqual([])
    expect(numbers(drawn(reaching.map((rect, at) => plot(at + 1, {}, rect))))).toEqual([1, 2, 3, 4])
  })

  it('are the vacant lots there, and no others', () => {
    expect(only('area', drawn([], {}, { vacant: beside }))).toEqual([])
    expect(only('area', drawn([], {}, { vacant: reaching }))).toHaveLength(8)
  })
})
