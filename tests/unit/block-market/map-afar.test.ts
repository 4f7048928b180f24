import { drawPlan, kinds, pixelOf } from '@/features/block-market/map/rules/draw'
import type { Inks, Kind } from '@/features/block-market/map/rules/draw'
import type { Plot, Spot } from '@/features/block-market/map/rules/plan'
import type { Sight } from '@/features/block-market/map/rules/sight'
import type { Rect } from '@/ui/map-lines/quarters'
import { recordingBoard } from '../../support/app/recording-board'

/** Colours that tell the kinds apart by their red, and grounds, edges and numbers by their green. */
const inks = Object.fromEntries(
  kinds.map((kind, at) => [kind, { fill: `rgb(${at}, 1, 0)`, line: `rgb(${at}, 2, 0)`, text: `rgb(${at}, 3, 0)` }]),
) as Inks

const box = { widthPx: 40, heightPx: 30 }
const lot: Rect = { x: 0, y: 0, w: 38, h: 30 }
const plot = (rect: Partial<Rect> = {}, spot: Partial<Spot> = {}): Plot => ({
  ...lot,
  ...rect,
  spot: { blockId: 1_128, blockNo: 128, look: 'other', isSought: true, cell: { quarter: 0, lot: 0 }, ...spot },
})

/** A picture of 80 by 60 pixels, two for each pixel of the page, in which a usual lot is 9.5 of the page's wide. */
function spotted(plots: readonly Plot[], sight: Partial<Sight> = {}, chosenId?: number) {
  const { board, marks, pixels } = recordingBoard(box)
  const vacant = [{ x: 60, y: 10, w: 38, h: 30 }]
  drawPlan(board, { plots, vacant, size: 1_000 }, { scale: 0.25, x: 10, y: 20, ...sight }, inks, chosenId)
  return { marks, pixels }
}

/** Where the pixels are that were written, all of them in one colour without a gap. */
function spotOf(pixels: Uint32Array) {
  const found = [...pixels].flatMap((colour, at) =>
    colour === 0 ? [] : [{ colour, x: at % 80, y: Math.floor(at / 80) }],
  )
  const [xs, ys] = [found.map(({ x }) => x), found.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1]
  expect(found).toHaveLength(width * height)
  expect(new Set(found.map(({ colour }) => colour)).size).toBe(1)
  return { left, top, width, height }
}

describe('a block from afar', () => {
  it('is a spot of whole pixels where its lot begins, one pixel less than the lot in width and height', () => {
    const { marks, pixels } = spotted([plot()])
    expect(spotOf(pixels)).toEqual({ left: 20, top: 40, width: 18, height: 14 })
    expect(marks).toEqual(['picture 0 0'])
  })

  it('lies where the tilt brings it, and ends at the right and the lower edge of the picture', () => {
    expect(spotOf(spotted([plot({ x: 100, y: 40 })]).pixels)).toEqual({ left: 73, top: 55, width: 7, height: 5 })
  })

  it('begins at the left and the upper edge of the picture', () => {
    const { pixels } = spotted([plot()], { x: -3, y: -2 })
    expect(spotOf(pixels)).toEqual({ left: 0, top: 0, width: 12, height: 10 })
  })

  it('that the tilt has brought beside the picture leaves no trace in it', () => {
    const { pixels } = spotted([plot({ x: -56, y: -10 })], { x: 0, y: 0 })
    expect(pixels.filter((pixel) => pixel !== 0)).toHaveLength(0)
  })

  it('has one pixel at least, however small it is', () => {
    expect(spotOf(spotted([plot({ w: 1, h: 1 })]).pixels)).toEqual({ left: 20, top: 40, width: 1, height: 1 })
    expect(spotOf(spotted([plot()], { scale: 0.05 }).pixels)).toEqual({ left: 20, top: 40, width: 3, height: 2 })
  })

  it('is a spot only while a usual lot is less than 12 pixels wide', () => {
    expect(spotted([plot()], { scale: 12 / 38 - 0.001 }).marks).toEqual(['picture 0 0'])
    const { marks, pixels } = spotted([plot()], { scale: 12 / 38 })
    expect(marks).not.toContain('picture 0 0')
    expect(marks.filter((mark) => mark.startsWith('area '))).toHaveLength(4)
    expect(pixels.every((pixel) => pixel === 0)).toBe(true)
  })
})

describe('its colour from afar', () => {
  const colourOf = (spot: Partial<Spot>, chosenId?: number) =>
    spotted([plot({}, spot)], {}, chosenId).pixels[80 * 40 + 20]

  it.each<[Spot['look'], 'fill' | 'line']>([
    ['other', 'fill'],
    ['mine', 'fill'],
    ['frozen', 'fill'],
    ['unsold', 'line'],
    ['transfer', 'line'],
    ['reserved', 'line'],
  ])('of one that is %s is that of its %s: what can be bought has a pale ground', (look, part) => {
    expect(colourOf({ look })).toBe(pixelOf(inks[look][part]))
  })

  it('of the chosen one and of what nobody looks for is their ground’s', () => {
    const ground = (kind: Kind) => pixelOf(inks[kind].fill)
    expect(colourOf({ look: 'unsold' }, 1_128)).toBe(ground('chosen'))
    expect(colourOf({ look: 'unsold', isSought: false })).toBe(ground('quiet'))
  })

  it('of two on one place is that of the one which is drawn later', () => {
    const { pixels } = spotted([plot({}, { look: 'mine' }), plot({ x: 0, y: 0 })])
    expect(pixels[80 * 40 + 20]).toBe(pixelOf(inks.mine.fill))
  })
})
