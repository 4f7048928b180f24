/** The part of the page's address after `#`, which share links use. In the mini-program it is made from the card that was opened. */
export interface StartHash {
  readonly read: () => string
  /** Replaces the address before the router reads it. The mini-program's own router has read it already. */
  readonly replaceBy: (address: string) => void
  /** Reports another card that was opened while the app was in the background. A browser loads the page again instead. */
  readonly onEnter: (run: (hash: string) => void) => void
}
