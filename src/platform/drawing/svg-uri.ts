export interface Drawing {
  readonly width: number
  readonly height: number
  /** SVG elements with double-quoted attributes; black is what will be seen. */
  readonly body: string
  /** Stretches to the box instead of keeping its proportions. */
  readonly stretch?: boolean
}

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
