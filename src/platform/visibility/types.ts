/** What is known of an element of a long page. */
export interface Sight {
  /** It is visible or not far from it. */
  readonly isNear: boolean
  /** How high it was then, CSS pixels. */
  readonly heightPx: number
}

/**
 * Reports when the element with this id comes within `marginPx` of the visible part of the page, and when it leaves again. Nothing is
 * reported for a hidden page. In a browser an element with the focus does not leave; a mini-program is not told what has it. Returns a
 * function that stops it.
 */
export type WatchVisibility = (elementId: string, marginPx: number, tell: (sight: Sight) => void) => () => void
