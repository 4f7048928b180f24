/** The part of the page's address after `#`, with which share links begin. Empty in the mini-program. */
export interface StartHash {
  readonly read: () => string
  /** Puts another address in place of this one, before the router looks at it. */
  readonly replaceBy: (address: string) => void
}
