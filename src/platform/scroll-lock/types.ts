export interface ScrollLock {
  /** Keeps a page (its name from `shownPage.pageOf`) where it is while something lies over it; null lets go. Only one page at a time. */
  readonly hold: (page: string | null) => void
}
