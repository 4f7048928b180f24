/** Moves between pages. Addresses start with `/pages/`; `lib/routes` makes them. A move the platform refuses does nothing.
 * One move runs at a time: the next waits until the pages have come to rest, the same move asked for twice is one. */
export interface Navigation {
  readonly open: (address: string) => void
  readonly replace: (address: string) => void
  readonly openTab: (address: string) => void
  /** One page back; to `homeAddress` (a tab page) when there is none. */
  readonly back: (homeAddress: string) => void
}
