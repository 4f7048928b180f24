import type { Board } from '@/platform/canvas/types'
import type { Rect } from '@/ui/map-lines/quarters'
import type { Plan, Plot } from './plan'
import type { Sight } from './sight'
import { lean, toPlan, toScreen } from './sight'

/**
 * The kinds of lots that are drawn unlike each other, in the order in which they are drawn; the sheet gives each its three colours. `quiet`
 * is a block that the page's conditions leave out.
 */
export const kinds = [
  ...(['vacant', 'quiet', 'other', 'closed', 'unsold', 'reserved', 'frozen'] as const),
  ...(['transfer', 'mine', 'chosen'] as const),
] as const
export type Kind = (typeof kinds)[number]

/** Colours of a kind: of its ground, its edge, its number. */
export interface Ink {
  readonly fill: string
  readonly line: string
  readonly text: string
}

export type Inks = Readonly<Record<Kind, Ink>>

/**
 * How wide a lot must be on the screen, in CSS pixels, to have its number and its pattern, and to have its edges and its tilt. A smaller
 * one is a spot of whole pixels. Measured: docs/decisions/0273-block-map.md
 */
const least = { number: 28, edge: 12 } as const
const lotPx = 38
const numberPx = 12

const kindOf = ({ spot }: Plot): Kind =>
  spot.isSought || spot.look === 'mine' || spot.look === 'closed' ? spot.look : 'quiet'

/** What of the plan the box shows, as bounds in its units. */
function bounds(sight: Sight, { widthPx, heightPx }: Board) {
  const corners = (
    [
      [0, 0],
      [widthPx, 0],
      [0, heightPx],
      [widthPx, heightPx],
    ] as const
  ).map((at) => toPlan(sight, at))
  const [us, vs] = [corners.map(([u]) => u), corners.map(([, v]) => v)]
  return { left: Math.min(...us), right: Math.max(...us), top: Math.min(...vs), bottom: Math.max(...vs) }
}

/** How far the lines across a lot are from each other along its upper edge, in units of the plan. */
const hatchStep = 6

/** Lines across a lot, from its upper left to its lower right, that end at its edges; the first begins on its left edge. */
function hatch(paper: Board['paper'], { x, y, w, h }: Rect): void {
  for (let at = x - h + hatchStep; at < x + w; at += hatchStep) {
    const [from, to] = [Math.max(0, x - at), Math.min(h, x + w - at)]
    paper.moveTo(at + from, y + from)
    paper.lineTo(at + to, y + to)
  }
}

/** One over the other: the edge, and the ground within it. Two rectangles cost a third of a stroke. */
function drawKind({ paper }: Board, kind: Kind, rects: readonly Rect[], ink: Ink, sight: Sight): void {
  const edge = (kind === 'chosen' ? 2.4 : 1) / sight.scale
  const isFine = lotPx * sight.scale >= least.number
  const isDashed = (kind === 'unsold' || kind === 'closed') && isFine
  paper.fillStyle = ink.line
  if (!isDashed) for (const { x, y, w, h } of rects) paper.fillRect(x - edge / 2, y - edge / 2, w + edge, h + edge)
  paper.fillStyle = ink.fill
  for (const { x, y, w, h } of rects) paper.fillRect(x + edge / 2, y + edge / 2, w - edge, h - edge)
  if (!isFine || (!isDashed && kind !== 'reserved')) return
  paper.strokeStyle = ink.line
  paper.lineWidth = edge
  paper.setLineDash(isDashed ? [4 / sight.scale, 3 / sight.scale] : [])
  paper.beginPath()
  for (const rect of rects) {
    if (isDashed) paper.rect(rect.x, rect.y, rect.w, rect.h)
    else hatch(paper, rect)
  }
  paper.stroke()
}

/** What can be bought, or soon: from afar it has the colour of its edge, because its ground is pale. */
const offered: readonly Kind[] = ['unsold', 'transfer', 'reserved']

/** A colour as a canvas keeps it, lowest byte red. The platform says colours as `rgb(1, 2, 3)` or `rgba(1, 2, 3, 0.5)`. */
export function pixelOf(colour: string): number {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return ((Math.round(alpha * 255) << 24) | (blue << 16) | (green << 8) | red) >>> 0
}

/**
 * From afar each lot is a spot of whole pixels, one of which parts it from the next. They are written into the picture's own pixels,
 * which takes one call of the canvas in place of ten thousand. Measured: docs/decisions/0273-block-map.md
 */
function drawSpots(board: Board, byKind: ReadonlyMap<Kind, readonly Rect[]>, inks: Inks, sight: Sight): void {
  const { paper, density } = board
  const picture = board.pixels()
  const { width, height } = picture
  const pixels = new Uint32Array(picture.data.buffer)
  pixels.fill(0)
  const zoom = sight.scale * density
  for (const kind of kinds) {
    const colour = pixelOf(offered.includes(kind) ? inks[kind].line : inks[kind].fill)
    for (const { x, y, w, h } of byKind.get(kind) ?? []) {
      const [atX, atY] = toScreen(sight, [x, y])
      const [left, top] = [Math.round(atX * density), Math.round(atY * density)]
      const right = Math.min(width, left + Math.max(1, Math.round(w * zoom) - 1))
      const bottom = Math.min(height, top + Math.max(1, Math.round(h * zoom) - 1))
      const from = Math.max(0, left)
      for (let row = Math.max(0, top); row < bottom; row += 1) {
        if (from < right) pixels.fill(colour, row * width + from, row * width + right)
      }
    }
  }
  paper.putImageData(picture, 0, 0)
}

function drawNumbers(board: Board, plots: readonly Plot[], inkOf: (plot: Plot) => string, sight: Sight): void {
  const { paper, density } = board
  if (lotPx * sight.scale < least.number) return
  paper.setTransform(density, 0, 0, density, 0, 0)
  paper.font = `500 ${Math.min(20, numberPx * Math.max(1, sight.scale * 0.9))}px ${board.font}`
  paper.textAlign = 'center'
  paper.textBaseline = 'middle'
  for (const plot of plots) {
    const [x, y] = toScreen(sight, [plot.x + plot.w / 2, plot.y + plot.h / 2])
    paper.fillStyle = inkOf(plot)
    paper.fillText(String(plot.spot.blockNo), x, y)
  }
}

/** Draws what of the plan is seen, as many lots as there are in one frame. Source: mockup 15-block-map. */
export function drawPlan(board: Board, plan: Plan, sight: Sight, inks: Inks, chosenId: number | undefined): void {
  const { paper, widthPx, heightPx, density } = board
  const { left, right, top, bottom } = bounds(sight, board)
  const isSeen = ({ x, y, w, h }: Rect) => x < right && x + w > left && y < bottom && y + h > top
  const plots = plan.plots.filter(isSeen)
  const isNear = lotPx * sight.scale >= least.edge
  const byKind = new Map<Kind, Rect[]>([['vacant', isNear ? plan.vacant.filter(isSeen) : []]])
  const shown = (plot: Plot): Kind => (plot.spot.blockId === chosenId ? 'chosen' : kindOf(plot))
  for (const plot of plots) {
    const kind = shown(plot)
    const known = byKind.get(kind)
    if (known) known.push(plot)
    else byKind.set(kind, [plot])
  }
  if (!isNear) {
    drawSpots(board, byKind, inks, sight)
    return
  }
  paper.setTransform(density, 0, 0, density, 0, 0)
  paper.clearRect(0, 0, widthPx, heightPx)
  const zoom = sight.scale * density
  paper.setTransform(
    lean.xx * zoom,
    lean.xy * zoom,
    lean.yx * zoom,
    lean.yy * zoom,
    sight.x * density,
    sight.y * density,
  )
  for (const kind of kinds) {
    const rects = byKind.get(kind)
    if (rects) drawKind(board, kind, rects, inks[kind], sight)
  }
  drawNumbers(board, plots, (plot) => inks[shown(plot)].text, sight)
}
