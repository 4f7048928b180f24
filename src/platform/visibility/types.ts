/** What is known of an element of a long page. */
export interface Sight {
  /** It lies in sight or not far from it. */
  readonly isNear: boolean
  /** How high it was then, CSS pixels. */
  readonly heightPx: number
}

/**
 * Tells when the element with this id comes nearer to what is seen of the page than `marginPx`, and when it leaves again. Nothing is
 * told of a page that is not seen, and an element that holds the focus does not leave. Returns what stops it.
 */
export type WatchVisibility = (elementId: string, marginPx: number, tell: (sight: Sight) => void) => () => void
