/** One price level: fen and 1/10000, or any units that are the same for all levels. */
export interface DepthLevel {
  readonly price: number
  readonly qty: number
}

const heightUnits = 28
const topUnits = 3

/**
 * The outline of one side as SVG path data in a box 28 high, standing on the ground line. Levels go from the best price, at `from`, to the
 * worst, at `to`, and heights add up, as one would buy through them.
 */
export function stepsPath(levels: readonly DepthLevel[], fullQty: number, from: number, to: number): string {
  if (levels.length === 0 || fullQty <= 0) return ''
  const x = (at: number) => short(from + ((to - from) * at) / levels.length)
  let sum = 0
  const parts = levels.map((level, at) => {
    sum += level.qty
    return `V${short(heightUnits - (sum / fullQty) * (heightUnits - topUnits))}H${x(at + 1)}`
  })
  return `M${x(0)} ${heightUnits}${parts.join('')}V${heightUnits}`
}

/** At most one decimal: 26.7, 80. */
const short = (value: number) => Number(value.toFixed(1))

/** Total quantity of a side. */
export function totalQty(levels: readonly DepthLevel[]): number {
  return levels.reduce((sum, level) => sum + level.qty, 0)
}
