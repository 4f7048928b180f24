/** What became of a newer version of the app: it is ready to run, or could not be loaded. */
export type UpdateNews = 'ready' | 'failed'

export interface Updates {
  /**
   * Tells of a newer version, at most once for each piece of news; gives what ends it. In the mini-program the platform loads and tells;
   * in a browser the build of this page is compared with the one that the server has now, when the page is seen again and every ten
   * minutes. Source: specification §2 (app update).
   */
  readonly watch: (tell: (news: UpdateNews) => void) => () => void
  /** Starts the newer version in place of this one. */
  readonly apply: () => void
}
