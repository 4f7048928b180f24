/** The state of a newer version of the app: it is ready to run, or could not be loaded. */
export type UpdateNews = 'ready' | 'failed'

export interface Updates {
  /**
   * Reports a newer version, each at most once; returns a function that ends it. In the mini-program the platform loads and reports it; in
   * a browser the build of this page is compared with the server's present one, whenever the page is shown again and every ten minutes.
   * Source: specification §2 (app update).
   */
  readonly watch: (tell: (news: UpdateNews) => void) => () => void
  /** Starts the newer version in place of this one. */
  readonly apply: () => void
}
