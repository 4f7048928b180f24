import { a11y } from '../a11y/a11y'
import type { ShapeDrawingProps, StepsDrawingProps } from './types'

/** A drawing as an element of the page: each mask would be a document of its own to the browser. See `types.ts`. */
export function ShapeDrawing({ drawing, className }: ShapeDrawingProps) {
  const { width, height, body, stretch = false } = drawing
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={stretch ? 'none' : 'xMidYMid slice'}
      className={className}
      dangerouslySetInnerHTML={{ __html: body.replaceAll('#000', 'currentColor') }}
      {...a11y.describe({ hidden: true })}
    />
  )
}

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
