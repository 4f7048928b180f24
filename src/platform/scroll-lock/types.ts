export interface ScrollLock {
  /**
   * Stops a page (its name from `shownPage.pageOf`) from scrolling while something is open above it; null releases it. One page at a time.
   */
  readonly hold: (page: string | null) => void
}
