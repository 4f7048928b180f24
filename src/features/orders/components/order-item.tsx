import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { OrderView } from '@contract/endpoints/orders'
import { cx } from '@/ui/cx/cx'
import { Thumb } from '@/ui/thumb/thumb'
import styles from './order-item.module.scss'

export interface OrderItemProps {
  readonly order: Pick<OrderView, 'title' | 'thumb'>
  /** Under the title: who, how much, how it is handed over. */
  readonly note: ReactNode
  readonly end?: ReactNode
}

/** What is traded: picture, title and one line. */
export function OrderItem({ order, note, end }: OrderItemProps) {
  return (
    <View className={cx(styles.item)}>
      <Thumb src={order.thumb} size='s' label={order.title} />
      <View className={cx(styles.body)}>
        <View className={cx(styles.line)}>
          <View className={cx(styles.title)}>{order.title}</View>
          {end}
        </View>
        <View className={cx(styles.note)}>{note}</View>
      </View>
    </View>
  )
}
