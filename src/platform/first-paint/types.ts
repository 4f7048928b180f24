/** The markup and the data that a server may have written into the page, shown until the app shows the same. */
export interface FirstPaint {
  /**
   * The data; undefined when there is none, it is not for this visitor, or the page is a copy that the browser kept for the way back. Our
   * own server wrote it for this build.
   */
  readonly data: () => unknown
  /** Whether the markup is shown. */
  readonly isShown: () => boolean
  /** The words of the markup; empty without it. */
  readonly text: () => string
  /**
   * Removes the markup: at once where the visitor does not see it, else when the app's page is whole below it, scrolled to the same place:
   * nothing is late, and nothing new came for two frames. Harmless without markup.
   */
  readonly leave: () => void
  /** A part of the page is late, or an answer that came with it not asked for; the returned function, called once, says that it is now. */
  readonly wait: (of?: 'part' | 'answer') => () => void
  /** Runs `then` when the shown markup has been removed. */
  readonly onceGone: (then: () => void) => void
}
