import { StepsDrawing } from '@/platform/drawing/shape-drawing'
import { cx } from '../cx/cx'
import styles from './depth.module.scss'
import { stepsPath, totalQty, type DepthLevel } from './steps'

export interface DepthProps {
  /** Best (highest) price first. */
  readonly bids: readonly DepthLevel[]
  /** Best (lowest) price first. */
  readonly asks: readonly DepthLevel[]
  /** Read aloud instead of the picture: 最高求购 6.50，最低在售 6.80. Leave it out when the words beside the picture say the same. */
  readonly label?: string
}

const sideUnits = 160
const gapUnits = 8
const box = { width: 2 * sideUnits + gapUnits, height: 28 } as const

/** The quantity at each price: bids amber, asks blue, the gap between is the spread. */
export function Depth({ bids, asks, label }: DepthProps) {
  const full = Math.max(totalQty(bids), totalQty(asks))
  const paths = [stepsPath(bids, full, sideUnits, 0), stepsPath(asks, full, sideUnits + gapUnits, box.width)] as const
  const told = label === undefined ? { hidden: true } : { role: 'img' as const, label }
  return <StepsDrawing {...box} paths={paths} className={cx(styles.depth)} told={told} />
}
