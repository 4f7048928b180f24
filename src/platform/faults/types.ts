/** What went wrong and nobody handled. The text is as the platform gave it. */
export interface Fault {
  readonly kind: 'error' | 'rejection' | 'page'
  readonly text: string
  /** Path of the page that was seen, without parameters; of the one asked for when that is not there. */
  readonly page: string
}

/** Tells of each; a page that is not there leads home. Who is told is made only where faults are watched. */
export type WatchFaults = (makeTeller: () => (fault: Fault) => void) => void
