/** An unhandled fault. The text is as the platform gave it. */
export interface Fault {
  readonly kind: 'error' | 'rejection' | 'page'
  readonly text: string
  /** Path of the current page, without parameters; for a missing page, the path that was requested. */
  readonly page: string
}

/** A fault from the platform: `what` is the thrown value or its event. */
export type RawFault = Omit<Fault, 'text'> & { readonly what: unknown }

/** Reports each fault; a missing page leads home. */
export type WatchFaults = (tell: (fault: RawFault) => void) => void
