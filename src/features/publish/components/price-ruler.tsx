import { View } from '@tarojs/components'
import type { ItemBrief } from '@contract/endpoints/market/items'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import { publishCopy } from '../copy'
import styles from './price-ruler.module.scss'

interface Mark {
  readonly kind: 'bid' | 'ask' | 'last'
  readonly price: number
  readonly text: string
}

function marksOf({ bestBid, bestAsk, lastPrice }: ItemBrief): Mark[] {
  const mark = (kind: Mark['kind'], price: number | null, words: (text: string) => string): Mark[] =>
    price === null ? [] : [{ kind, price, text: words(yuanText(fen(price))) }]
  return [
    ...mark('bid', bestBid, publishCopy.bestBid),
    ...mark('ask', bestAsk, publishCopy.bestAsk),
    ...mark('last', lastPrice, publishCopy.last),
  ]
}

/** Best bid, best ask and last price on one line, and the position of the typed price among them. Source: mockup 04-saleadd. */
export function PriceRuler({ item, price }: { readonly item: ItemBrief; readonly price: Fen | undefined }) {
  const marks = marksOf(item)
  if (marks.length === 0) return <View className={cx(styles.words)}>{publishCopy.noPrices}</View>
  const all = [...marks.map((mark) => mark.price), ...(price ? [price] : [])]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const room = Math.max(1, (most - least) * 0.2, most * 0.05)
  const positionOf = (one: number) => ({
    left: `${(((one - least + room) / (most - least + 2 * room)) * 100).toFixed(1)}%`,
  })
  /** Marks of one price stand beside each other. */
  const besideOf = (mark: Mark) => {
    const same = marks.filter((one) => one.price === mark.price)
    return { transform: `translateX(${(same.indexOf(mark) - (same.length - 1) / 2) * 150}%)` }
  }
  return (
    <View>
      <View className={cx(styles.ruler)} {...a11y.describe({ hidden: true })}>
        {marks.map((mark) => (
          <View
            key={mark.kind}
            className={cx(styles.mark, styles[mark.kind])}
            style={{ ...positionOf(mark.price), ...besideOf(mark) }}
          />
        ))}
        {price !== undefined && price > 0 && (
          <View className={cx(styles.you)} style={positionOf(price)}>
            <View className={cx(styles.flag)}>{publishCopy.yours(yuanText(price))}</View>
          </View>
        )}
      </View>
      <View className={cx(styles.words)}>
        {marks.map(({ kind, text }) => (
          <View key={kind} className={cx(styles.word)}>
            <View className={cx(styles.dot, styles[kind])} />
            {text}
          </View>
        ))}
      </View>
    </View>
  )
}
