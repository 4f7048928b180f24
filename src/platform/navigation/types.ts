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
  /** Its address as it was opened; undefined when there is none, or it is not known. It may have more parameters than were asked for. */
  readonly address: () => string | undefined
  /** Goes back to it. `homeAddress` as with `Navigation`. */
  readonly back: (homeAddress: string) => void
  /** Remembers it while the browser leaves to a foreign page that replaces this one and leads back here. */
  readonly note: () => void
}

/** Addresses that no page has, such as those of old cards or codes. */
export interface Lost {
  /** Leads such an address to the page's new place, else home. A browser's router does that itself. */
  readonly lead: () => void
  /** Reports each unknown address, including those before this call, without parameters and without a leading `/`. */
  readonly watch: (listener: (path: string) => void) => void
}
