import type { CSSProperties } from 'react'
import type { Described } from '../a11y/types'

export interface IconDrawingProps {
  /** Path data on a field of 24 by 24: lines, a filled plot and dashed lines, joined by bars. The last ones may be missing. */
  readonly drawing: string
  readonly className: string
  readonly style: CSSProperties
  readonly told: Described
}
