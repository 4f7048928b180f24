import { View } from '@tarojs/components'
import type { ItemView } from '@contract/endpoints/items'
import type { Fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { cx } from '@/ui/cx/cx'
import { Pressable } from '@/ui/pressable/pressable'
import { Depth } from '@/ui/depth/depth'
import { marketCopy } from '../copy'
import styles from './item-head.module.scss'

const priceText = (price: Fen | null) => (price === null ? marketCopy.none : yuanText(price))

export interface ItemHeadProps {
  readonly item: ItemView
  /** Shows the item's prices. */
  readonly onOpen: () => void
}

/** An item of the board with its best prices and how much stands at which price. */
export function ItemHead({ item, onOpen }: ItemHeadProps) {
  const bid = priceText(item.bestBid)
  const ask = priceText(item.bestAsk)
  return (
    <Pressable className={cx(styles.item)} onPress={onOpen}>
      <View className={cx(styles.line)}>
        <View className={cx(styles.name)}>
          {item.name}
          <View className={cx(styles.unit)}>{item.unit}</View>
        </View>
        <View className={cx(styles.prices)}>
          <View className={cx(styles.price)}>
            {marketCopy.bestBid}
            <View className={cx(item.bestBid === null ? styles.none : styles.bid)}>{bid}</View>
          </View>
          <View className={cx(styles.price)}>
            {marketCopy.bestAsk}
            <View className={cx(item.bestAsk === null ? styles.none : styles.ask)}>{ask}</View>
          </View>
        </View>
      </View>
      <Depth bids={item.bids} asks={item.asks} label={`${marketCopy.bestBid} ${bid}，${marketCopy.bestAsk} ${ask}`} />
    </Pressable>
  )
}
