/** The markup and the data that a server may have written into the page, shown until the app shows the same. */
export interface FirstPaint {
  /**
   * The data; undefined when there is none, it is not for this visitor, or the page is a copy that the browser kept for the way back. Our
   * own server wrote it for this build.
   */
  readonly data: () => unknown
  /** Whether the markup is shown. */
  readonly isShown: () => boolean
  /**
   * Removes the markup: at once where the visitor does not see it, else when the app's page is whole below it, scrolled to the same place:
   * nothing is late, and nothing new came for two frames. Harmless without markup.
   */
  readonly leave: () => void
  /** The page got something that it draws now. */
  readonly goOn: () => void
  /** A part of the page is late; the returned function, called once, says that it is drawn. */
  readonly wait: () => () => void
  /** Runs `then` when the shown markup has been removed. */
  readonly onceGone: (then: () => void) => void
}
