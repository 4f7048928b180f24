/** Where the app runs. Source: specification §1 (platform detection gives one of four values). */
export type PlatformKind = 'browser' | 'messenger' | 'app' | 'mini-program'

export interface Device {
  readonly platform: PlatformKind
  /** The page's host name, for choosing addresses; empty in the mini-program. */
  readonly host: string
  /** What the page's address begins with, `https://…` without a slash; empty in the mini-program. */
  readonly origin: string
}
