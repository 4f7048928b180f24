import { a11y } from '../a11y/a11y'
import type { StepsDrawingProps } from './types'

/** The outlines as elements of the page. See `types.ts`. */
export function StepsDrawing({ width, height, paths, className, told }: StepsDrawingProps) {
  const [bids, asks] = paths
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio='none' className={className} {...a11y.describe(told)}>
      <path d={bids} />
      <path d={asks} />
    </svg>
  )
}
