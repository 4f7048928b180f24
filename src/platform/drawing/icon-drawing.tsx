import { a11y } from '../a11y/a11y'
import type { IconDrawingProps } from './types'

/** An icon as an element of the page: each mask would be a document of its own to the browser. See `types.ts`. */
export function IconDrawing({ drawing, className, style, told }: IconDrawingProps) {
  const [lines, plot, dashed] = drawing.split('|')
  return (
    <svg viewBox='0 0 24 24' className={className} style={style} {...a11y.describe(told)}>
      <path d={lines} />
      {plot && <path className='i-plot' d={plot} />}
      {dashed && <path d={dashed} strokeDasharray='2.6 1.9' />}
    </svg>
  )
}
