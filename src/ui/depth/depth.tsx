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

const widthUnits = 160

/** How much lies at which price: bids amber, asks blue, the gap between is the spread. */
export function Depth({ bids, asks, label }: DepthProps) {
  const full = Math.max(totalQty(bids), totalQty(asks))
  return (
    <View className={cx(styles.depth)} {...a11y.describe({ role: 'img', label })}>
      <Side look='bid' path={stepsPath(bids, widthUnits, full, 'left')} />
      <Side look='ask' path={stepsPath(asks, widthUnits, full, 'right')} />
    </View>
  )
}

function Side({ look, path }: { readonly look: 'bid' | 'ask'; readonly path: string }) {
  const box = { width: widthUnits, height: 28, stretch: true }
  const outline = `<path fill="none" stroke="#000" vector-effect="non-scaling-stroke" d="${path}"/>`
  return (
    <View className={cx(styles.side)}>
      {path !== '' && (
        <>
          <Shape
            drawing={{ ...box, body: `<path d="${path}z"/>` }}
            className={cx(styles.layer, styles.fill, styles[`is-${look}`])}
          />
          <Shape drawing={{ ...box, body: outline }} className={cx(styles.layer, styles[`is-${look}`])} />
        </>
      )}
    </View>
  )
}
