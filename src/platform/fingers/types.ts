/** Where a finger or the mouse is, CSS pixels from the element's upper left corner. */
export type Finger = readonly [x: number, y: number]

export interface Fingers {
  /** The fingers that are down have moved, or one came or left; none are left at the end. With it, how wide the element is. */
  readonly onFingers: (fingers: readonly Finger[], widthPx: number) => void
  /** A wheel was turned at a place, away from the reader above 0; only where there is one. */
  readonly onWheel: (at: Finger, by: number) => void
}

/**
 * Follows all fingers on an element, and the mouse as one finger. Neither the page nor its pull-down moves with them. Returns what the
 * element must carry.
 */
export type UseFingers = (id: string, on: Fingers) => object
