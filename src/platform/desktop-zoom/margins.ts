import type { DrawMargins } from './types'

const id = 'margins'
const svg = 'http://www.w3.org/2000/svg'

/** See `types.ts`. The column is drawn above it, because it comes later in the document. */
export const drawMargins: DrawMargins = ({ width, height, lines, mine, looks }) => {
  document.getElementById(id)?.remove()
  const ground = document.createElementNS(svg, 'svg')
  ground.id = id
  ground.setAttribute('aria-hidden', 'true')
  ground.setAttribute('viewBox', `0 0 ${width} ${height}`)
  ground.setAttribute('preserveAspectRatio', 'xMinYMid slice')
  ground.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;pointer-events:none'
  for (const [path, look] of [
    [lines, looks.lines],
    [mine, looks.mine],
  ] as const) {
    const drawn = document.createElementNS(svg, 'path')
    drawn.setAttribute('d', path)
    drawn.setAttribute('class', look)
    ground.append(drawn)
  }
  document.body.prepend(ground)
  document.getElementById('app')?.classList.add(looks.column)
}
