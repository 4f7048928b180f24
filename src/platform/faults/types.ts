/** What went wrong and nobody handled. The text is as the platform gave it. */
export interface Fault {
  readonly kind: 'error' | 'rejection' | 'page'
  readonly text: string
  /** Path of the page that was seen, without parameters; of the one asked for when that is not there. */
  readonly page: string
}

/** A fault as the platform has it: `what` was thrown, or is its event. */
export type RawFault = Omit<Fault, 'text'> & { readonly what: unknown }

/** Tells of each; a page that is not there leads home. */
export type WatchFaults = (tell: (fault: RawFault) => void) => void
