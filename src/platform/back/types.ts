/** The phone's way back: its key, its gesture, the browser's button. */
export interface Back {
  /**
   * From now on the way back calls `onBack` instead of leaving the page; null lets it leave again. What was held before is
   * forgotten. H5 only: see `BackGuard` for the mini-program.
   */
  readonly hold: (onBack: (() => void) | null) => void
  /** Runs `leave` as soon as nothing of ours stands between this page and the one before; at once when nothing does. */
  readonly whenFree: (leave: () => void) => void
}
