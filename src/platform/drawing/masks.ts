import { stroked, svgUri } from './svg'

type Masks = Readonly<Record<`--icon-${'lines' | 'plot'}`, string>>

const made = new Map<string, Partial<Masks>>()

function masks(drawing: string): Partial<Masks> {
  const [lines = '', plot, dashed] = drawing.split('|')
  const mask = (body: string) => svgUri({ width: 24, height: 24, body })
  return {
    '--icon-lines': mask(stroked(lines, 1.5) + (dashed ? stroked(dashed, 1.5, ' stroke-dasharray="2.6 1.9"') : '')),
    ...(plot && { '--icon-plot': mask(`<path d="${plot}"/>`) }),
  }
}

/** The masks of an icon as CSS variables: a mini-program cannot draw inline SVG. Made once for each icon. */
export function masksOf(drawing: string): Partial<Masks> {
  const known = made.get(drawing) ?? masks(drawing)
  made.set(drawing, known)
  return known
}
