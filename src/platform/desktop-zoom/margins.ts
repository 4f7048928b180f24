import type { DrawMargins } from './types'

const id = 'margins'
const svg = 'http://www.w3.org/2000/svg'

/** See `types.ts`. The column is drawn over it, since it comes later in the document. */
export const drawMargins: DrawMargins = ({ width, height, lines, mine }) => {
  document.getElementById(id)?.remove()
  const column = document.getElementById('app')
  const ground = document.createElementNS(svg, 'svg')
  ground.id = id
  ground.setAttribute('aria-hidden', 'true')
  ground.setAttribute('viewBox', `0 0 ${width} ${height}`)
  ground.setAttribute('preserveAspectRatio', 'xMinYMid slice')
  ground.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;pointer-events:none'
  for (const [path, look] of [
    [lines, 'fill:none;stroke:var(--line);stroke-width:1'],
    [mine, 'fill:var(--primary)'],
  ] as const) {
    const drawn = document.createElementNS(svg, 'path')
    drawn.setAttribute('d', path)
    drawn.style.cssText = look
    ground.append(drawn)
  }
  document.body.prepend(ground)
  if (column) column.style.boxShadow = '0 0 0 1px var(--line)'
}
