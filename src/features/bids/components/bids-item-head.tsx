import { View } from '@tarojs/components'
import type { ItemTrend } from '@contract/endpoints/items'
import type { Fen } from '@contract/money'
import { minus } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import { Pressable } from '@/ui/pressable/pressable'
import { lineOf } from '@/ui/line-chart/line'
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
  return (
    <Pressable className={cx(styles.item)} onPress={onOpen}>
      <View className={cx(styles.line)}>
        <View className={cx(styles.name)}>
          {item.name}
          <View className={cx(styles.unit)}>{item.unit}</View>
        </View>
        <View className={cx(styles.prices)}>
          <Price name={bidsCopy.bestBid} value={priceText(item.bestBid)} isBid />
          {spread === undefined ? (
            <Price name={bidsCopy.bestAsk} value={priceText(item.bestAsk)} />
          ) : (
            <Price name={bidsCopy.spread} value={spread} />
          )}
        </View>
      </View>
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
    </Pressable>
  )
}

interface PriceProps {
  readonly name: string
  readonly value: string
  readonly isBid?: boolean
}

function Price({ name, value, isBid = false }: PriceProps) {
  return (
    <View className={cx(styles.price)}>
      {name}
      <View className={cx(styles.figure, isBid && styles.bid)}>{value}</View>
    </View>
  )
}

const box = { width: 230, height: 36, stretch: true } as const

/** The closing prices, a day each. */
function Closes({ item: { name, closes } }: { readonly item: ItemTrend }) {
  const points = closes.map((value, day) => ({ atMs: day, value }))
  const path = lineOf(points, box.width, box.height)?.path ?? ''
  const body = `<path fill="none" stroke="#000" stroke-width="1.5" stroke-linejoin="round" vector-effect="non-scaling-stroke" d="${path}"/>`
  return (
    <View className={cx(styles.chart)} {...a11y.describe({ role: 'img', label: bidsCopy.line(name) })}>
      {path !== '' && <Shape drawing={{ ...box, body }} className={styles.drawing} />}
    </View>
  )
}
