/** The part of the page's address after `#`, with which share links begin. In the mini-program it is made of the card that was opened. */
export interface StartHash {
  readonly read: () => string
  /** Puts another address in place of this one, before the router looks at it. The mini-program's own router has looked already. */
  readonly replaceBy: (address: string) => void
  /** Tells of another card that was opened while the app stood in the background. A browser loads its page anew instead. */
  readonly onEnter: (run: (hash: string) => void) => void
}
