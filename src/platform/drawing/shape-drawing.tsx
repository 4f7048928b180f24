import { a11y } from '../a11y/a11y'
import type { ShapeDrawingProps } from './types'

/** A drawing as an element of the page: each mask would be a document of its own to the browser. See `types.ts`. */
export function ShapeDrawing({ drawing, className }: ShapeDrawingProps) {
  const { width, height, body, stretch = false } = drawing
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={stretch ? 'none' : 'xMidYMid slice'}
      className={className}
      dangerouslySetInnerHTML={{ __html: body }}
      {...a11y.describe({ hidden: true })}
    />
  )
}
