import { View } from '@tarojs/components'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { a11y } from '@/platform/a11y/a11y'
import { stroked } from '@/platform/drawing/svg'
import { cx } from '@/ui/cx/cx'
import { Shape } from '@/ui/shape/shape'
import type { PriceTable } from '../atoms'
import { copy } from '../copy'
import { stairPath, stairs } from '../rules/prices'
import styles from './price.module.scss'

const box = { width: 3_400, height: 800, stretch: true } as const
const percent = (share: number) => `${share * 100}%`

/** The prices of slots as steps, the dearest highest; the table below says the same in figures. Source: mockup 22-expand-price. */
export function Staircase({ table }: { readonly table: PriceTable }) {
  const { slots, startCapacity, maxCapacity } = table
  const steps = stairs(slots, startCapacity + 1, maxCapacity)
  const edge = stairPath(steps, box.width, box.height)
  const told = slots.map(({ from, to, price }) => `${copy.slots(from, to)} ${yuanText(fen(price))}`).join('，')
  return (
    <View className={cx(styles.stairs)} {...a11y.describe({ role: 'img', label: told })}>
      <View className={cx(styles.steps)}>
        <Shape
          drawing={{ ...box, body: `<path d="${edge}V${box.height}H0z"/>` }}
          className={cx(styles.layer, styles.area)}
        />
        <Shape
          drawing={{ ...box, body: stroked(edge, 1.5, ' vector-effect="non-scaling-stroke"') }}
          className={cx(styles.layer, styles.edge)}
        />
        {steps.map(({ from, left, width, height, price }) => (
          <View
            key={from}
            className={cx(styles.price)}
            style={{ left: percent(left), width: percent(width), bottom: percent(height) }}
          >
            {yuanText(fen(price))}
          </View>
        ))}
      </View>
      <View className={cx(styles.scale)}>
        {steps.map(({ from, width }) => (
          <View key={from} style={{ width: percent(width) }}>
            {from}
          </View>
        ))}
        <View className={cx(styles.last)}>{maxCapacity}</View>
      </View>
    </View>
  )
}
