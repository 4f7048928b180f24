/** A value at an instant. */
export interface ChartPoint {
  /** Epoch milliseconds; later points come later in the list. */
  readonly atMs: number
  /** In any unit that is the same for all points. */
  readonly value: number
}

/** What a chart of some points shows. Places are parts (0–1) of the box, from its left top corner. */
export interface Line {
  /** SVG path data in a box of `width` × `height`; '' for a single point. */
  readonly path: string
  /** The same path, closed along the baseline. */
  readonly area: string
  readonly last: ChartPoint & { readonly x: number; readonly y: number }
  readonly max: number
  readonly min: number
}

/** The line through points in the order of their time; undefined without points. Equal values lie in the middle. */
export function lineOf(points: readonly ChartPoint[], width: number, height: number): Line | undefined {
  const [first] = points
  const last = points[points.length - 1]
  if (!first || !last) return undefined
  const values = points.map((point) => point.value)
  const max = Math.max(...values)
  const min = Math.min(...values)
  const timeMs = last.atMs - first.atMs
  const xOf = ({ atMs }: ChartPoint) => (timeMs > 0 ? (atMs - first.atMs) / timeMs : 1)
  const yOf = ({ value }: ChartPoint) => (max > min ? (max - value) / (max - min) : 0.5)
  const at = (point: ChartPoint) => `${(xOf(point) * width).toFixed(1)} ${(yOf(point) * height).toFixed(1)}`
  const path = points.length > 1 && timeMs > 0 ? `M${points.map(at).join('L')}` : ''
  const area = path === '' ? '' : `${path}V${height}H0z`
  return { path, area, last: { ...last, x: xOf(last), y: yOf(last) }, max, min }
}
