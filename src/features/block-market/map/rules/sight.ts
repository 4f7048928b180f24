import type { Rect } from '@/ui/map-lines/quarters'
import type { Plan } from './plan'

/** A place on the screen, CSS pixels from the map's upper left corner, or on the plan. */
export type Point = readonly [x: number, y: number]

/** What of the plan is seen: its enlargement, and where its origin lies on the screen. */
export interface Sight {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** The box in which the map is seen, CSS pixels. */
export interface Box {
  readonly widthPx: number
  readonly heightPx: number
}

const tiltRad = -0.1
const shear = 0.06
/** From plan to screen at scale 1: the streets of a city do not run along the edges of a telephone. Source: mockup 15-block-map. */
export const lean = {
  xx: Math.cos(tiltRad),
  xy: Math.sin(tiltRad),
  yx: shear * Math.cos(tiltRad) - Math.sin(tiltRad),
  yy: shear * Math.sin(tiltRad) + Math.cos(tiltRad),
} as const
const turned = lean.xx * lean.yy - lean.xy * lean.yx

const scales = { least: 0.02, most: 4 } as const
/** One press of a key enlarges by this. */
export const keyStep = 1.6

export const toScreen = ({ scale, x, y }: Sight, [u, v]: Point): Point => [
  (u * lean.xx + v * lean.yx) * scale + x,
  (u * lean.xy + v * lean.yy) * scale + y,
]

export function toPlan({ scale, x, y }: Sight, [px, py]: Point): Point {
  const [a, b] = [(px - x) / scale, (py - y) / scale]
  return [(a * lean.yy - b * lean.yx) / turned, (b * lean.xx - a * lean.xy) / turned]
}

/** Moves the plan under the finger. */
export const moved = (sight: Sight, byX: number, byY: number): Sight => ({
  ...sight,
  x: sight.x + byX,
  y: sight.y + byY,
})

/** Enlarges about a place of the screen, which stays where it is. */
export function zoomed(sight: Sight, factor: number, [px, py]: Point, least: number = scales.least): Sight {
  const scale = Math.min(scales.most, Math.max(least, sight.scale * factor))
  const by = scale / sight.scale
  return { scale, x: px - (px - sight.x) * by, y: py - (py - sight.y) * by }
}

/** With this lot in the middle. */
export function centred({ x, y, w, h }: Rect, { widthPx, heightPx }: Box, scale = 1): Sight {
  const [left, top] = toScreen({ scale, x: 0, y: 0 }, [x + w / 2, y + h / 2])
  return { scale, x: widthPx / 2 - left, y: heightPx / 2 - top }
}

/** How small the plan may become: whole in its box. */
export const leastScale = ({ size }: Plan, { widthPx, heightPx }: Box): number =>
  Math.min(1, Math.max(scales.least, (Math.min(widthPx, heightPx) / (size * 1.2)) * 0.9))

/** No further away than that something of the plan is still in the middle of the box. */
export function kept(sight: Sight, { size }: Plan, { widthPx, heightPx }: Box): Sight {
  const middle: Point = [widthPx / 2, heightPx / 2]
  const [u, v] = toPlan(sight, middle)
  const within = (at: number) => Math.min(size, Math.max(0, at))
  const [px, py] = toScreen(sight, [within(u), within(v)])
  return moved(sight, middle[0] - px, middle[1] - py)
}
