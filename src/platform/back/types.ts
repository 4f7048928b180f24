/** The phone's way back: its key, its gesture, the browser's button. */
export interface Back {
  /**
   * From now on a step back calls `onBack` instead of leaving the page; null lets it leave again. The call replaces an earlier one. H5
   * only: see `BackGuard` for the mini-program.
   */
  readonly hold: (onBack: (() => void) | null) => void
  /** Runs `leave` as soon as no entry of ours lies between this page and the one before; at once when none does. */
  readonly whenFree: (leave: () => void) => void
}
