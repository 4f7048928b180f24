/** Room the device takes from our navigation bar. Lengths in CSS pixels. */
export interface Insets {
  /** Height of the status bar above the bar; 0 in a browser. */
  readonly statusBarPx: number
  /** Height of the bar that fits the capsule; `null` = the theme's own height. */
  readonly navHeightPx: number | null
  /** Room to keep free at the right for the capsule; `null` = the gutter. */
  readonly capsuleRightPaddingPx: number | null
}

export type ReadInsets = () => Insets
