import type { Drawing } from './types'

/** A drawing as a CSS `url()`; works where inline SVG does not (mini-program). */
export function svgUri({ width, height, body, stretch = false }: Drawing): string {
  const keep = stretch ? ' preserveAspectRatio="none"' : ' preserveAspectRatio="xMidYMid slice"'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${keep}>${body}</svg>`
  const packed = svg
    .replace(/"/g, "'")
    .replace(/%/g, '%25')
    .replace(/#/g, '%23')
    .replace(/</g, '%3C')
    .replace(/>/g, '%3E')
  return `url("data:image/svg+xml,${packed}")`
}
