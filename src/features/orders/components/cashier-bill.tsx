import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { OrderDetail } from '@contract/endpoints/orders'
import { imageUrlAtom } from '@/lib/images/image-url'
import { yuanText } from '@/lib/format/yuan'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Plate } from '@/ui/plate/plate'
import { Pair, Section } from '@/ui/section/section'
import { Yuan } from '@/ui/yuan/yuan'
import { cashierCopy, orderCopy } from '../copy'
import { deliveryText } from '../delivery'
import { quantityText } from '../quantity-text'
import styles from './cashier.module.scss'
import { OrderItem } from './order-item'

/** What is bought from whom, and how the amount comes about. */
export function CashierBill({ order }: { readonly order: OrderDetail }) {
  const toUrl = useAtomValue(imageUrlAtom)
  return (
    <Section card>
      <OrderItem
        title={order.title}
        thumb={toUrl(order.thumb)}
        note={
          <>
            {orderCopy.seller}
            <Plate no={order.seller.blockNo} />
            {deliveryText(order)}
          </>
        }
      />
      <View className={cx(styles.bill)}>
        <Pair name={cashierCopy.priceQty}>{`${yuanText(order.price)} × ${quantityText(order)}`}</Pair>
        <Pair name={cashierCopy.check}>
          <View className={cx(styles.ok)}>
            <Icon name='check' size={28} />
            {cashierCopy.checkOk}
          </View>
        </Pair>
        <Pair name={cashierCopy.fee}>{cashierCopy.feeBySeller(yuanText(order.fee))}</Pair>
        <View className={cx(styles.total)}>
          <Pair name={cashierCopy.due}>
            <Yuan fen={order.amount} size='m' />
          </Pair>
        </View>
      </View>
    </Section>
  )
}
