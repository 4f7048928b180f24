import type { Drawing } from './types'

/** A drawing as a CSS `url()`; works where inline SVG does not (mini-program). */
export function svgUri({ width, height, body, stretch = false }: Drawing): string {
  const keep = stretch ? 'none' : 'xMidYMid slice'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${keep}">${body}</svg>`
  const packed = svg.replace(/"/g, "'").replace(/[%#<>]/g, encodeURIComponent)
  return `url("data:image/svg+xml,${packed}")`
}

/** A line as an SVG element in the black of a drawing; `more` are attributes after a space. */
export const stroked = (path: string, width: number, more = ''): string =>
  `<path fill="none" stroke="#000" stroke-width="${width}"${more} d="${path}"/>`
