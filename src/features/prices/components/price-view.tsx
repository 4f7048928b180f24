import { View } from '@tarojs/components'
import type { Fen, Qty } from '@contract/money'
import { fen } from '@contract/money'
import { dayText } from '@/lib/format/moments'
import { qtyText } from '@/lib/format/qty'
import { yuanText } from '@/lib/format/yuan'
import { cx } from '@/ui/cx/cx'
import { Depth } from '@/ui/depth/depth'
import { LineChart } from '@/ui/line-chart/line-chart'
import { Pair } from '@/ui/section/section'
import type { ItemHistory } from '../atoms'
import { pricesCopy } from '../copy'
import { closePoints, tradedIn } from '../rules'
import styles from './price-sheet.module.scss'

/** How many prices of the order book are listed beside the chart. */
const shownSteps = 5

const priceText = (price: Fen | null) => (price === null ? pricesCopy.none : yuanText(price))

/** The figures of one item. */
export function PriceView({ history }: { readonly history: ItemHistory }) {
  const { name, unit, lastPrice, bestBid, bestAsk, bids, asks, days } = history
  const traded = tradedIn(days)
  return (
    <>
      <View className={cx(styles.last)}>
        {pricesCopy.last}
        <View className={cx(styles.figure)}>{priceText(lastPrice)}</View>
        {pricesCopy.per(unit)}
      </View>
      <LineChart
        label={pricesCopy.line(name)}
        points={closePoints(days)}
        format={(value) => yuanText(fen(value))}
        day={dayText}
      />
      <Pair name={pricesCopy.traded}>{pricesCopy.tradedText(traded.deals, qtyText(traded.qty), unit)}</Pair>
      <Depth bids={bids} asks={asks} label={pricesCopy.depth(priceText(bestBid), priceText(bestAsk))} />
      <View className={cx(styles.book)}>
        <Side name={pricesCopy.bids} steps={bids} none={pricesCopy.noBids} look={styles.bid} />
        <Side name={pricesCopy.asks} steps={asks} none={pricesCopy.noAsks} look={styles.ask} />
      </View>
    </>
  )
}

interface SideProps {
  readonly name: string
  readonly steps: readonly { readonly price: Fen; readonly qty: Qty }[]
  readonly none: string
  readonly look: string | undefined
}

/** The best prices of one side with the quantity at each. */
function Side({ name, steps, none, look }: SideProps) {
  return (
    <View className={cx(styles.side)}>
      <View className={cx(styles.name)}>{name}</View>
      {steps.length === 0 && <View className={cx(styles.none)}>{none}</View>}
      {steps.slice(0, shownSteps).map(({ price, qty }) => (
        <View key={price} className={cx(styles.step)}>
          <View className={cx(styles.price, look)}>{yuanText(price)}</View>
          <View className={cx(styles.qty)}>{qtyText(qty)}</View>
        </View>
      ))}
    </View>
  )
}
