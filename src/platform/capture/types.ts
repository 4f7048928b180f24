export interface Capture {
  /**
   * Keeps a page that shows a secret out of screenshots, recordings and the picture that the system keeps of an app in the background,
   * until the returned function is called. Where the platform cannot, nothing happens.
   */
  readonly hide: () => () => void
}
