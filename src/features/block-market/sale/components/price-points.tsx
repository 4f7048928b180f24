import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { BlockSale } from '@contract/endpoints/market/sale'
import { blockMarket } from '@contract/block/limits'
import type { Fen } from '@contract/money'
import { dateText, dayText } from '@/lib/format/moments'
import { yuanText } from '@/lib/format/yuan'
import { serverClockAtom } from '@/lib/session/server-clock'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import { Figures } from '@/ui/figures/figures'
import { saleCopy } from '../copy'
import { plotPrices } from '../rules'
import styles from './price-points.module.scss'

export interface PricePointsProps {
  readonly label: string
  readonly prices: BlockSale['prices']
  /** What this block costs now. */
  readonly offer: Fen | undefined
}

/** From here on a price is written before its point: after it there is no room, or the offer. */
const lateFrom = 0.8

const percent = (part: number) => `${part * 100}%`

/**
 * What was paid, sale by sale, around the middle price; the last point is this offer. Below it the same as a table. Source: mockup
 * 28-market-block; community §0 (看数字).
 */
export function PricePoints({ label, prices, offer }: PricePointsProps) {
  const { now } = useAtomValue(serverClockAtom)
  const since = now() - blockMarket.pricesMs
  const plot = plotPrices(prices, offer, since, now())
  if (!plot) return <View className={cx(styles.words)}>{saleCopy.noPrices}</View>
  const { dots, median, highest, offered } = plot
  const paid = [...prices].reverse().map(({ at, price }) => [dateText(at, now()), yuanText(price)])
  const middle = saleCopy.median(yuanText(median.price))
  return (
    <>
      <View
        {...a11y.describe({ role: 'img', label: `${label}，${middle}，${saleCopy.highest(yuanText(highest.price))}` })}
      >
        <View className={cx(styles.plot)}>
          <View className={cx(styles.median)} style={{ top: percent(median.y) }} />
          <View className={cx(styles.middle)} style={{ top: percent(median.y) }}>
            {middle}
          </View>
          {dots.map(({ at, x, y }, index) => (
            <View key={`${at} ${index}`} className={cx(styles.dot)} style={{ left: percent(x), top: percent(y) }} />
          ))}
          {offered && (
            <View className={cx(styles.dot, styles.now)} style={{ left: percent(1), top: percent(offered.y) }} />
          )}
          {highest.price > median.price && (
            <View
              className={cx(styles.highest, highest.x > lateFrom && styles.before)}
              style={{ left: percent(highest.x), top: percent(highest.y) }}
            >
              {yuanText(highest.price)}
            </View>
          )}
        </View>
        <View className={cx(styles.words)}>
          <View>{dayText(since)}</View>
          <View>{offer === undefined ? saleCopy.today : saleCopy.todayFor(yuanText(offer))}</View>
        </View>
      </View>
      <Figures label={label} heads={[saleCopy.day, saleCopy.price]} rows={paid} />
    </>
  )
}
