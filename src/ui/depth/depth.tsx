import { View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '../cx/cx'
import { Shape } from '../shape/shape'
import styles from './depth.module.scss'
import { stepsPath, totalQty, type DepthLevel } from './steps'

export interface DepthProps {
  /** Best (highest) price first. */
  readonly bids: readonly DepthLevel[]
  /** Best (lowest) price first. */
  readonly asks: readonly DepthLevel[]
  /** Read instead of the picture: 最高求购 6.50，最低在售 6.80. */
  readonly label: string
}

const sideUnits = 160
const gapUnits = 8
const box = { width: 2 * sideUnits + gapUnits, height: 28, stretch: true } as const

/** How much lies at which price: bids amber, asks blue, the gap between is the spread. */
export function Depth({ bids, asks, label }: DepthProps) {
  const full = Math.max(totalQty(bids), totalQty(asks))
  const path = stepsPath(bids, full, sideUnits, 0) + stepsPath(asks, full, sideUnits + gapUnits, box.width)
  const body = `<path fill-opacity=".17" stroke="#000" vector-effect="non-scaling-stroke" d="${path}"/>`
  return (
    <View className={cx(styles.depth)} {...a11y.describe({ role: 'img', label })}>
      {path !== '' && <Shape drawing={{ ...box, body }} className={styles.steps} />}
    </View>
  )
}
