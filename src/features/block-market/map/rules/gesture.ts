import type { Finger } from '@/platform/fingers/types'
import type { Point, Sight } from './sight'
import { moved, zoomed } from './sight'

/** Fingers that are on the map: where they were last, and how far they have gone. */
export interface Touch {
  readonly fingers: readonly Finger[]
  readonly wayPx: number
  readonly most: number
}

export const noTouch: Touch = { fingers: [], wayPx: 0, most: 0 }

/** A finger that goes no further than this has tapped. */
const tapPx = 8

const middleOf = (fingers: readonly Finger[]): Point => {
  const sum = fingers.reduce<Point>(([x, y], [fx, fy]) => [x + fx, y + fy], [0, 0])
  return [sum[0] / fingers.length, sum[1] / fingers.length]
}

const spanOf = ([one, other]: readonly Finger[]): number =>
  one && other ? Math.max(1, Math.hypot(one[0] - other[0], one[1] - other[1])) : 1

export interface Turn {
  readonly touch: Touch
  readonly sight: Sight
  /** Where somebody tapped. */
  readonly tap?: Point
}

/** What the next report of fingers does: one moves the plan, two also enlarge it, and one that hardly moved has tapped. */
export function turned(touch: Touch, fingers: readonly Finger[], sight: Sight, least: number): Turn {
  const before = touch.fingers
  if (fingers.length === 0) {
    const [at] = before
    const isTap = at !== undefined && touch.most === 1 && touch.wayPx < tapPx
    return { touch: noTouch, sight, ...(isTap && { tap: at }) }
  }
  const most = Math.max(touch.most, fingers.length)
  // A finger that came or left changes nothing by itself.
  if (before.length !== fingers.length) return { touch: { ...touch, fingers, most }, sight }
  const [from, to] = [middleOf(before), middleOf(fingers)]
  const [byX, byY] = [to[0] - from[0], to[1] - from[1]]
  const wayPx = touch.wayPx + Math.hypot(byX, byY)
  const slid = moved(sight, byX, byY)
  const next = fingers.length < 2 ? slid : zoomed(slid, spanOf(fingers) / spanOf(before), to, least)
  return { touch: { fingers, wayPx, most }, sight: next }
}
