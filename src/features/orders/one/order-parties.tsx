import { View } from '@tarojs/components'
import type { OrderView } from '@contract/endpoints/orders/orders'
import type { Party } from '@contract/endpoints/people/session'
import { cx } from '@/ui/cx/cx'
import { Plate } from '@/ui/plate/plate'
import { Yuan } from '@/ui/yuan/yuan'
import { orderCopy } from '../copy'
import styles from './order-parties.module.scss'

/** `side` is missing when the reader is neither of the two. */
type PartyFacts = Pick<OrderView, 'buyer' | 'seller' | 'amount'> & Partial<Pick<OrderView, 'side'>>

/** Who pays whom how much. The reader's own plate is solid. */
export function OrderParties({ order }: { readonly order: PartyFacts }) {
  const isBuyer = order.side === 'buyer'
  const isSeller = order.side === 'seller'
  return (
    <View className={cx(styles.parties)}>
      <View className={cx(styles.party, isBuyer && styles.me)}>
        <Plate no={order.buyer.blockNo} size='m' look={isBuyer ? 'mine' : 'other'} />
        <Who role={orderCopy.buyer} party={order.buyer} isMe={isBuyer} />
      </View>
      <View className={cx(styles.amount)}>
        <Yuan fen={order.amount} />
        <View className={cx(styles.arrow)} />
      </View>
      <View className={cx(styles.party, styles.end, isSeller && styles.me)}>
        <Who role={orderCopy.seller} party={order.seller} isMe={isSeller} />
        <Plate no={order.seller.blockNo} size='m' look={isSeller ? 'mine' : 'other'} />
      </View>
    </View>
  )
}

function Who({ role, party, isMe }: { readonly role: string; readonly party: Party; readonly isMe: boolean }) {
  return (
    <View className={cx(styles.who)}>
      <View>{role}</View>
      <View className={cx(styles.nick)}>{isMe ? orderCopy.you : party.nickName}</View>
    </View>
  )
}
