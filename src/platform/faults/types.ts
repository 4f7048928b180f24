/** What went wrong and nobody handled. The text is as the platform gave it. */
export interface Fault {
  readonly kind: 'error' | 'rejection' | 'page'
  readonly text: string
  /** Path of the page that was seen, without parameters; of the one asked for when that is not there. */
  readonly page: string
}

/** Tells of each; a page that is not there leads home. */
export type WatchFaults = (tell: (fault: Fault) => void) => void
