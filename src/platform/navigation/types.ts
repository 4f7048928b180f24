/** Moves between pages. Addresses start with `/pages/`; `lib/routes` makes them. A move the platform refuses does nothing.
 * One move runs at a time: the next waits until the pages have come to rest, the same move asked for twice is one. */
export interface Navigation {
  readonly open: (address: string) => void
  readonly replace: (address: string) => void
  readonly openTab: (address: string) => void
  /** One page back; to `homeAddress` (a tab page) when there is none. */
  readonly back: (homeAddress: string) => void
}

/** The page that lies right under the open one. */
export interface Under {
  /** As it was opened: undefined when there is none, or when nobody knows. More may stand in it than was asked for. */
  readonly address: () => string | undefined
  /** Goes back to it. `homeAddress` as with `Navigation`. */
  readonly back: (homeAddress: string) => void
  /** Remembers it while the browser leaves to a page of somebody else that takes this one's place and leads back here. */
  readonly note: () => void
}

/** Addresses that no page has: of a card or a code that is older than the app. */
export interface Lost {
  /** Leads whoever comes by one to where the page lies today, else to the home. A browser's router does that itself. */
  readonly lead: () => void
  /** Tells of each that nothing is known of, those before this call too: without its parameters, and without `/` in front. */
  readonly watch: (listener: (path: string) => void) => void
}
