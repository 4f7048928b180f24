/** One price level: fen and 1/10000, or any units that are the same for all levels. */
export interface DepthLevel {
  readonly price: number
  readonly qty: number
}

const heightUnits = 28
const topUnits = 3

/**
 * The outline of one side as SVG path data in a box of `width` × 28, standing on the ground line. Levels go from the
 * best price to the worst, and heights add up, as one would buy through them. `towards` is the way the levels run.
 */
export function stepsPath(
  levels: readonly DepthLevel[],
  width: number,
  fullQty: number,
  towards: 'left' | 'right',
): string {
  if (levels.length === 0 || fullQty <= 0) return ''
  const step = width / levels.length
  const x = (at: number) => (towards === 'right' ? at * step : width - at * step).toFixed(1)
  let sum = 0
  const parts = levels.map((level, at) => {
    sum += level.qty
    const y = (heightUnits - (sum / fullQty) * (heightUnits - topUnits)).toFixed(1)
    return `V${y}H${x(at + 1)}`
  })
  return `M${x(0)} ${heightUnits}${parts.join('')}V${heightUnits}`
}

/** Total quantity of a side. */
export function totalQty(levels: readonly DepthLevel[]): number {
  return levels.reduce((sum, level) => sum + level.qty, 0)
}
