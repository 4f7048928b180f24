import { View } from '@tarojs/components'
import type { BuyView } from '@contract/endpoints/market/bids'
import { yuanText } from '@/lib/format/yuan'
import { qtyText } from '@/lib/format/qty'
import { useServerNow } from '@/lib/session/server-clock'
import { deliveryText } from '@/lib/market/delivery'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Plate } from '@/ui/plate/plate'
import { Tag } from '@/ui/tag/tag'
import { Yuan } from '@/ui/yuan/yuan'
import { bidLeft } from '../rules/time-left'
import { bidsCopy } from '../copy'
import { bidAction } from '../rules/sell'
import styles from './bid-row.module.scss'

export interface BidRowProps {
  readonly bid: BuyView
  /** The rows are not under their items, so each names its own. */
  readonly isAlone: boolean
  readonly onSell: (bid: BuyView) => void
  readonly onManage: () => void
}

/** One bid of the board: who buys, how much, the money frozen for it, the price and the one button. */
export function BidRow({ bid, isAlone, onSell, onManage }: BidRowProps) {
  const now = useServerNow(60_000)
  const { itemName, title } = bid
  const name = isAlone ? itemName : title === itemName ? '' : title
  return (
    <View className={cx(styles.row)}>
      <View className={cx(styles.facts)}>
        <View className={cx(styles.who)}>
          <Plate no={bid.buyer.blockNo} look={bid.mine ? 'mine' : 'other'} />
          {bid.mine && <Tag tone='primary'>{bidsCopy.mine}</Tag>}
          <View className={cx(styles.mode)}>{deliveryText(bid)}</View>
          <View className={cx(styles.left)}>{bidLeft(bid.expireAt, now)}</View>
        </View>
        {name !== '' && <View className={cx(styles.title)}>{name}</View>}
        <View className={cx(styles.wants)}>
          {bidsCopy.wants}
          <View className={cx(styles.figure)}>{qtyText(bid.qty)}</View>
          {bid.unit}
          {bid.qty !== bid.qtyLeft && bidsCopy.missing(qtyText(bid.qtyLeft))}
        </View>
        <View className={cx(styles.frozen)}>
          <Icon name='lock' size={28} />
          {`${bidsCopy.frozen} ¥${yuanText(bid.amountLeft)}`}
        </View>
      </View>
      <View className={cx(styles.side)}>
        <Yuan fen={bid.price} size='m' />
        <BidButton bid={bid} onSell={onSell} onManage={onManage} />
      </View>
    </View>
  )
}

function BidButton({ bid, onSell, onManage }: Omit<BidRowProps, 'isAlone'>) {
  const sell = () => onSell(bid)
  switch (bidAction(bid)) {
    case 'manage':
      return (
        <Button small kind='secondary' onPress={onManage} className={styles.button}>
          {bidsCopy.manage}
        </Button>
      )
    case 'filled':
      return <Button small onPress={sell} className={styles.button} disabled={bidsCopy.filled} />
    case 'sell':
      return (
        <Button
          small
          onPress={sell}
          className={styles.button}
          label={`${bidsCopy.sell(bid.buyer.blockNo)} ${bid.itemName} ${yuanText(bid.price)}`}
        >
          {bidsCopy.sell(bid.buyer.blockNo)}
        </Button>
      )
  }
}
