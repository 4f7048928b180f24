/** The markup and the data that a server may have written into the page, shown until the app shows the same. */
export interface FirstPaint {
  /** The data; undefined where there is none or where it is not for this visitor. It was written by our own server for this build. */
  readonly data: () => unknown
  /** Whether the markup is seen. */
  readonly isShown: () => boolean
  /** Takes the markup away once the app's page stands under it, scrolled to the same place. Harmless without one. */
  readonly leave: () => void
  /** Runs `then` when the markup, which is shown, has been taken away. */
  readonly onceGone: (then: () => void) => void
}
