import { mapLotOf } from '@contract/block/map-lot'
import { fen } from '@contract/money'
import type { MapBlock } from '@/features/block-market/map/atoms'
import { drawPlan, kinds, pixelOf } from '@/features/block-market/map/rules/draw'
import type { Inks } from '@/features/block-market/map/rules/draw'
import { noTouch, turned } from '@/features/block-market/map/rules/gesture'
import { plotAt } from '@/features/block-market/map/rules/plan'
import { mapCopy } from '@/features/block-market/map/copy'
import { firstPlot, spotsOf } from '@/features/block-market/map/rules/plots'
import type { Point, Sight } from '@/features/block-market/map/rules/sight'
import { centred, kept, leastScale, toPlan, toScreen, zoomed } from '@/features/block-market/map/rules/sight'
import { positionOf, planOf } from '@/ui/map-lines/quarters'
import { recordingBoard } from '../../support/app/recording-board'

const block = (blockNo: number, more: Partial<MapBlock> = {}): MapBlock => ({
  blockId: blockNo + 10_000,
  blockNo,
  state: 'held',
  price: null,
  mine: false,
  cell: mapLotOf(blockNo),
  ...more,
})

const anything = { only: 'all', prices: {} } as const
const box = { widthPx: 375, heightPx: 560 }
const planFor = (numbers: readonly number[]) =>
  planOf(
    3253,
    spotsOf(
      numbers.map((no) => block(no)),
      anything,
    ),
  )
const still: Sight = { scale: 1, x: 0, y: 0 }

const close = ([x, y]: Point, [toX, toY]: Point) => {
  expect(x).toBeCloseTo(toX, 6)
  expect(y).toBeCloseTo(toY, 6)
}

describe('the plan of a city', () => {
  it('gives a number the same lot for everybody, and no two numbers one place', () => {
    const numbers = Array.from({ length: 10_000 }, (_, at) => at + 1)
    const [one, other] = [planFor(numbers), planFor(numbers)]
    expect(JSON.stringify(one.plots)).toBe(JSON.stringify(other.plots))
    expect(one.plots).toHaveLength(10_000)
    expect(new Set(one.plots.map(({ x, y }) => `${x} ${y}`)).size).toBe(10_000)
    expect(planOf(9, spotsOf([block(128)], anything)).plots).not.toEqual(planFor([128]).plots)
  })

  it('keeps a quarter where it is when more are loaded after it, on a sheet that is about square', () => {
    const few = planFor([1, 25, 45])
    expect(planFor([1, 25, 45, 2000, 2001, 9000]).plots.slice(0, 3)).toEqual(few.plots)
    expect([0, 1, 2, 3, 4, 8].map(positionOf)).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [2, 0],
      [0, 2],
    ])
  })

  it('finds the plot at a place, and none on a street or on a lot that nobody has', () => {
    const plan = planFor([128, 129])
    const [first] = plan.plots
    if (!first) throw new Error('two plots')
    expect(plotAt(plan, [first.x + 1, first.y + 1])?.spot.blockNo).toBe(128)
    expect(plan.vacant).toHaveLength(18)
    const [free] = plan.vacant
    expect(plotAt(plan, [(free?.x ?? 0) + 1, (free?.y ?? 0) + 1])).toBeUndefined()
    expect(plotAt(plan, [-1, -1])).toBeUndefined()
  })

  it('counts the left and the upper edge of a lot to it, the right and the lower one to what lies beyond', () => {
    const [plot] = planFor([128]).plots
    if (!plot) throw new Error('one plot')
    const plan = { plots: [{ ...plot, x: 100, y: 200, w: 40, h: 30 }], vacant: [], size: 1_000 }
    const isHit = (x: number, y: number) => plotAt(plan, [x, y]) !== undefined
    expect([isHit(100, 200), isHit(139.9, 229.9), isHit(120, 215)]).toEqual([true, true, true])
    expect([isHit(99.9, 215), isHit(140, 215), isHit(120, 199.9), isHit(120, 230)]).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})

describe('what the conditions leave in front', () => {
  const offered = block(2041, { state: 'unsold', price: fen(9_900) })
  const blocks = [block(128, { mine: true }), block(560), block(2040, { state: 'unsold' }), offered]
  const sought = (seek: Parameters<typeof spotsOf>[1]) =>
    spotsOf(blocks, seek)
      .filter(({ isSought }) => isSought)
      .map(({ blockNo }) => blockNo)

  it('is what can be bought, all, or what a price fits', () => {
    expect(sought({ only: 'offered', prices: {} })).toEqual([2041])
    expect(sought(anything)).toEqual([128, 560, 2040, 2041])
    expect(sought({ only: 'all', prices: { from: 9_000, to: 9_900 } })).toEqual([2041])
    expect(sought({ only: 'all', prices: { to: 9_000 } })).toEqual([])
    expect(spotsOf(blocks, anything)[0]?.look).toBe('mine')
  })

  it('begins at a number that is looked for, at the chosen zone, at the own block, at what can be bought', () => {
    const plan = planOf(3253, spotsOf(blocks, { only: 'offered', prices: {} }))
    const at = (...rest: [string, number | undefined, { noFrom: number; noTo: number } | undefined]) =>
      firstPlot(plan, ...rest)?.spot.blockNo
    expect(at('560', 128, { noFrom: 2000, noTo: 3999 })).toBe(560)
    expect(at('7', 128, undefined)).toBeUndefined()
    expect(at('', 128, { noFrom: 2000, noTo: 3999 })).toBe(2040)
    expect(at('', 128, undefined)).toBe(128)
    expect(at('', undefined, undefined)).toBe(2041)
  })
})

describe('fingers', () => {
  const move = (fingers: readonly (readonly Point[])[], from: Sight = still) =>
    fingers.reduce((turn, next) => turned(turn.touch, next, turn.sight, 0.1), turned(noTouch, [], from, 0.1))

  it('one moves the plan as far as it goes, and is no tap', () => {
    const turn = move([[[100, 100]], [[130, 90]], []])
    expect(turn.sight).toEqual({ scale: 1, x: 30, y: -10 })
    expect(turn.tap).toBeUndefined()
  })

  it('one that hardly moves has tapped', () => {
    expect(move([[[100, 100]], [[103, 101]], []]).tap).toEqual([103, 101])
  })

  it('two enlarge what is between them, which stays there; lifting one changes nothing', () => {
    const middle: Point = [200, 200]
    const below = toPlan(still, middle)
    const turn = move([
      [
        [180, 200],
        [220, 200],
      ],
      [
        [140, 200],
        [260, 200],
      ],
      [[140, 200]],
      [],
    ])
    expect(turn.sight.scale).toBeCloseTo(3)
    close(toPlan(turn.sight, middle), below)
    expect(turn.tap).toBeUndefined()
  })
})

describe('what is seen', () => {
  it('goes from plan to screen and back, and stays in place while it is enlarged', () => {
    const sight = { scale: 1.7, x: -40, y: 12 }
    close(toPlan(sight, toScreen(sight, [33, 44])), [33, 44])
    const at: Point = [120, 80]
    close(toPlan(zoomed(sight, 2, at), at), toPlan(sight, at))
    expect(zoomed(sight, 100, at).scale).toBe(4)
  })

  it('puts a plot into the middle, and never loses the plan', () => {
    const plan = planFor([128])
    const [plot] = plan.plots
    if (!plot) throw new Error('one plot')
    const sight = centred(plot, box)
    close(toPlan(sight, [375 / 2, 560 / 2]), [plot.x + plot.w / 2, plot.y + plot.h / 2])
    const lost = kept({ ...sight, x: 9_000 }, plan, box)
    const [u] = toPlan(lost, [375 / 2, 560 / 2])
    expect(u).toBeGreaterThanOrEqual(-0.001)
    expect(leastScale(planFor(Array.from({ length: 10_000 }, (_, no) => no)), box)).toBeLessThan(0.08)
  })
})

describe('the picture', () => {
  const inks = Object.fromEntries(
    kinds.map((kind) => [kind, { fill: 'rgb(9, 9, 9)', line: `rgb(1, 1, ${kind.length})`, text: kind }]),
  ) as Inks

  /** A board that counts what is drawn on it, by the words with which it tells it. */
  function counting() {
    const { board, marks, pixels } = recordingBoard(box)
    return {
      board,
      written: pixels,
      count: (name: string) => marks.filter((mark) => mark.startsWith(`${name} `)).length,
    }
  }

  it('draws only what is seen, with numbers from near, and from afar every plot as a spot', () => {
    const plan = planFor(Array.from({ length: 10_000 }, (_, at) => at + 1))
    const near = counting()
    drawPlan(near.board, plan, { scale: 1, x: -1500, y: -1500 }, inks, 1)
    expect(near.count('text')).toBeGreaterThan(60)
    expect(near.count('text')).toBeLessThan(250)
    const far = counting()
    const scale = leastScale(plan, box)
    drawPlan(far.board, plan, { scale, x: 375 / 2 - (plan.size * scale) / 2, y: 150 }, inks, 1)
    expect([far.count('picture'), far.count('area')]).toEqual([1, 0])
    expect([far.count('text'), far.count('line')]).toEqual([0, 0])
    const spots = far.written.filter((pixel) => pixel !== 0).length
    expect(spots).toBeGreaterThan(9_000)
    // The picture before is gone, and what lies partly outside ends at the edge.
    drawPlan(far.board, planFor([1]), { scale: 0.05, x: -0.6, y: -0.6 }, inks, undefined)
    const left = far.written.reduce<number[]>((found, pixel, at) => (pixel === 0 ? found : [...found, at]), [])
    expect(left.length).toBeGreaterThan(0)
    expect(left.every((at) => at % 750 < 5 && at < 750 * 5)).toBe(true)
    expect(far.written[left[0] ?? 0]).toBe(pixelOf(inks.other.fill))
  })

  it('keeps a colour as four bytes, whatever part of it is seen through', () => {
    expect(pixelOf('rgb(1, 2, 3)')).toBe(0xff030201)
    expect(pixelOf('rgba(255, 0, 16, 0.5)')).toBe(0x801000ff)
    expect(pixelOf('')).toBe(0xff000000)
  })
})

it('tells the city’s blocks that are not offered from those that can be bought, and the legend has both', () => {
  const blocks = [block(1, { state: 'unsold' }), block(2, { state: 'unsold', price: fen(99_00) })]
  expect(spotsOf(blocks, anything).map(({ look }) => look)).toEqual(['closed', 'unsold'])
  expect(Object.fromEntries(mapCopy.legend)).toMatchObject({ closed: '暂未开放', unsold: '未售' })
})
