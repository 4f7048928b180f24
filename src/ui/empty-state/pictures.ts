import { stroked } from '@/platform/drawing/svg'
import type { Drawing } from '@/platform/drawing/types'

const sheet = (body: string): Drawing => ({ width: 168, height: 120, body })

/** Lines of the neighbourhood. */
export const far = sheet(
  stroked(
    'M4 22l44-6M4 62l40-5M8 98l40-6M60 6l3 10M100 4l-1 8M126 8l38-5M128 50l36-4M132 92l32-4M66 104l2 12M104 100l2 14',
    1,
  ),
)

/** The vacant plot and its four stakes; the dashes stop before the stakes. */
export const plot = sheet(
  stroked(
    'M53.5 19.5L118.5 11.4M122.3 14.6L127.7 90.4M124.5 94.4L57.5 102.6M53.8 99.5L50.2 23.5',
    1.2,
    ' stroke-dasharray="4 3"',
  ) + stroked('M47 17h6v6h-6zM119 8h6v6h-6zM125 91h6v6h-6zM51 100h6v6h-6z', 1.2),
)

/** A flag: nothing yet. */
export const flagPole = sheet(stroked('M88 74V36', 1.5))
export const flag = sheet('<path d="M88.7 36h20l-5 6.5 5 6.5h-20z"/>')
export const flagFoot = sheet('<path d="M80 73h17v3H80z"/>')

/** A lens: nothing for this filter. */
export const lens = sheet(stroked('M69 54a17 17 0 1 1 34 0a17 17 0 1 1-34 0M98 66l13 13', 1.5))
export const lensPlot = sheet('<path d="M81 49h10v10H81z"/>')

/** A break: it failed. */
export const broken = sheet(stroked('M60 62l14-2 5 12 7-24 6 17 4-7 20-3', 1.5))
