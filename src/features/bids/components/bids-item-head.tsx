import { View } from '@tarojs/components'
import type { ItemTrend } from '@contract/endpoints/market/items'
import type { Fen } from '@contract/money'
import { minus } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { a11y } from '@/platform/a11y/a11y'
import { stroked } from '@/platform/drawing/svg'
import { cx } from '@/ui/cx/cx'
import { type ChartPoint, lineOf } from '@/ui/line-chart/line'
import { PriceHead } from '@/ui/price-head/price-head'
import { Shape } from '@/ui/shape/shape'
import { bidsCopy } from '../copy'
import styles from './bids-item-head.module.scss'

const priceText = (price: Fen | null) => (price === null ? bidsCopy.none : yuanText(price))

/** The gap between the cheapest sale and the dearest bid; undefined while one is missing or they cross. */
export function spreadOf({ bestAsk, bestBid }: Pick<ItemTrend, 'bestAsk' | 'bestBid'>): string | undefined {
  if (bestAsk === null || bestBid === null || bestAsk < bestBid) return undefined
  return yuanText(minus(bestAsk, bestBid))
}

export interface BidsItemHeadProps {
  readonly item: ItemTrend
  /** Shows the item's prices. */
  readonly onOpen: () => void
}

/** An item of the board of bids: its best bid, the gap to the cheapest sale, and its prices of 30 days. */
export function BidsItemHead({ item, onOpen }: BidsItemHeadProps) {
  const spread = spreadOf(item)
  const { low, high } = item
  const bid = { name: bidsCopy.bestBid, value: priceText(item.bestBid), tone: 'bid' } as const
  const other =
    spread === undefined
      ? ({ name: bidsCopy.bestAsk, value: priceText(item.bestAsk), tone: 'plain' } as const)
      : ({ name: bidsCopy.spread, value: spread, tone: 'plain' } as const)
  return (
    <PriceHead name={item.name} unit={item.unit} prices={[bid, other]} onOpen={onOpen}>
      <View className={cx(styles.past)}>
        <Closes item={item} />
        <View className={cx(styles.words)}>
          <View>
            {bidsCopy.lastPrice}
            <View className={cx(styles.last)}>{priceText(item.lastPrice)}</View>
          </View>
          <View>
            {low === null || high === null ? bidsCopy.noDeals : bidsCopy.range(yuanText(low), yuanText(high))}
          </View>
        </View>
      </View>
    </PriceHead>
  )
}

const box = { width: 230, height: 36, stretch: true } as const

/** Space above and below the line, so that it is not clipped at its highest and lowest price. */
const edge = 1

/** The closing prices, a day each. */
function Closes({ item: { name, closes } }: { readonly item: ItemTrend }) {
  const days = closes.map((value, day) => ({ atMs: day, value }))
  // A day between two days of the same price adds nothing to the line.
  const isTurn = ({ atMs, value }: ChartPoint) => days[atMs - 1]?.value !== value || days[atMs + 1]?.value !== value
  const points = days.filter(isTurn)
  const path = lineOf(points, box.width, box.height - 2 * edge)?.path ?? ''
  const body = stroked(
    path,
    1.5,
    ` stroke-linejoin="round" vector-effect="non-scaling-stroke" transform="translate(0 ${edge})"`,
  )
  return (
    <View className={cx(styles.chart)} {...a11y.describe({ role: 'img', label: bidsCopy.line(name) })}>
      {path !== '' && <Shape drawing={{ ...box, body }} className={cx(styles.drawing)} />}
    </View>
  )
}
