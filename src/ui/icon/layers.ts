import { svgUri } from '../shape/svg-uri'
import { drawings } from './drawings'
import type { IconName } from './names'

type Layers = Readonly<Record<`--icon-${'lines' | 'plot'}`, string>>

const made = new Map<IconName, Partial<Layers>>()

const stroked = (path: string, more = '') => `<path fill="none" stroke="#000" stroke-width="1.5"${more} d="${path}"/>`

function layers(name: IconName): Partial<Layers> {
  const [lines = '', plot, dashed] = drawings[name].split('|')
  const mask = (body: string) => svgUri({ width: 24, height: 24, body })
  return {
    '--icon-lines': mask(stroked(lines) + (dashed ? stroked(dashed, ' stroke-dasharray="2.6 1.9"') : '')),
    ...(plot && { '--icon-plot': mask(`<path d="${plot}"/>`) }),
  }
}

/** The masks of an icon as CSS variables: a mini-program cannot draw inline SVG. Made once for each icon. */
export function layersOf(name: IconName): Partial<Layers> {
  const known = made.get(name) ?? layers(name)
  made.set(name, known)
  return known
}
