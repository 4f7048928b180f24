/** The margins beside the column in a desktop window: a map as SVG path data, in units of `width` by `height` that cover the window. */
export interface Margins {
  readonly width: number
  readonly height: number
  readonly lines: string
  /** The reader's own lot; empty without one. */
  readonly mine: string
  /** Class names of the two, and of the column between the margins. */
  readonly looks: Readonly<Record<'lines' | 'mine' | 'column', string>>
}

/** Draws it in place of the previous one. It does not react to touch. Source: mockup 20-desktop. */
export type DrawMargins = (margins: Margins) => void
