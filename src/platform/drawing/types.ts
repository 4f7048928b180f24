import type { CSSProperties } from 'react'
import type { Described } from '../a11y/types'

export interface IconDrawingProps {
  /** Path data on a field of 24 by 24: lines, a filled plot and dashed lines, separated by `|`. The last ones may be missing. */
  readonly drawing: string
  readonly className: string
  readonly style: CSSProperties
  readonly told: Described
}

/** A picture of lines and plots in one colour. */
export interface Drawing {
  readonly width: number
  readonly height: number
  /** SVG elements with double-quoted attributes, written by us. Only black parts (`#000`, or without a colour) become visible. */
  readonly body: string
  /** Stretches to the box instead of keeping its proportions. */
  readonly stretch?: boolean
}

/** A drawing in the colour of the element's text. An ornament: hidden from readers. */
export interface ShapeDrawingProps {
  readonly drawing: Drawing
  readonly className: string
}

/** Two outlines in a box of these units that is stretched over the element; its sheet gives each a colour. */
export interface StepsDrawingProps {
  readonly width: number
  readonly height: number
  readonly paths: readonly [bids: string, asks: string]
  readonly className: string
  readonly told: Described
}
