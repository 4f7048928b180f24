/** An unhandled crash. The text is as the platform gave it. */
export interface Crash {
  readonly kind: 'error' | 'rejection' | 'page'
  readonly text: string
  /** Path of the current page, without parameters; for a missing page, the path that was requested. */
  readonly page: string
}

/** A crash from the platform: `what` is the thrown value or its event. */
export type RawCrash = Omit<Crash, 'text'> & { readonly what: unknown }

/** Reports each crash; a missing page leads home. */
export type WatchCrashes = (tell: (crash: RawCrash) => void) => void
