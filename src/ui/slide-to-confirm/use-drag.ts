import { useRef, useState } from 'react'
import { widthOf } from '@/platform/measure/measure'
import { pointOf } from '@/platform/pointer/point'

/** The fraction of the way after which letting go confirms. Our decision: design §3 (slide to confirm). */
const firesAt = 0.85
/** Knob and margins as a fraction of the track's 686 units; the rest is the way. */
const knobShare = (128 + 8) / 686
/** A smaller movement is a tap. */
const tapPx = 8

export interface Drag {
  /** Distance the knob has moved, CSS pixels. */
  readonly xPx: number
  readonly dragging: boolean
  /** The knob is past the middle of its way. */
  readonly isFar: boolean
  /** Takes a touch event of Taro or a mouse event of a desktop browser. */
  readonly start: (event: object) => void
  readonly move: (event: object) => void
  readonly end: () => void
  /** Whether the last touch went further than a tap. */
  readonly moved: () => boolean
}

/** Follows a finger along a track; calls `onFire` when it is let go near the end, else the knob springs back. */
export function useDrag(trackId: string, onFire: () => void): Drag {
  const [xPx, setX] = useState(0)
  const [isFar, setFar] = useState(false)
  const [dragging, setDragging] = useState(false)
  const state = useRef({ from: 0, x: 0, way: 0, moved: false, down: false })

  const start = (event: object) => {
    state.current = { from: pointOf(event)?.xPx ?? 0, x: 0, way: 0, moved: false, down: true }
    setDragging(true)
    void widthOf(trackId).then((width) => {
      state.current.way = width * (1 - knobShare)
    })
  }
  const move = (event: object) => {
    const now = state.current
    if (!now.down) return
    now.x = Math.min(Math.max((pointOf(event)?.xPx ?? 0) - now.from, 0), now.way)
    now.moved ||= now.x > tapPx
    setX(now.x)
    setFar(now.x > now.way / 2)
  }
  const end = () => {
    const now = state.current
    if (!now.down) return
    now.down = false
    setDragging(false)
    setX(0)
    setFar(false)
    if (now.way > 0 && now.x >= now.way * firesAt) onFire()
  }
  return { xPx, dragging, isFar, start, move, end, moved: () => state.current.moved }
}
