import { View } from '@tarojs/components'
import type { OrderView } from '@contract/endpoints/orders/orders'
import { cx } from '@/ui/cx/cx'
import { RowGroups } from '@/ui/row-groups/row-groups'
import { listCopy } from '../copy'
import { groupOf } from './rules/groups'
import type { TurnCounts } from './list-atoms'
import type { OrderCardProps } from './order-card'
import { OrderCard } from './order-card'
import styles from './order-list.module.scss'

interface OrdersProps extends Pick<OrderCardProps, 'onOpen'> {
  /** The orders of one part of the list. */
  readonly rows: readonly OrderView[]
  /** The order above them. */
  readonly before: OrderView | undefined
}

/** Ended orders as cards. */
export function EndedOrders({ rows, before, onOpen }: OrdersProps) {
  return (
    <>
      {!before && <View className={cx(styles.room)} />}
      {rows.map((order) => (
        <OrderCard key={order.orderId} order={order} onOpen={onOpen} />
      ))}
    </>
  )
}

/** Running orders as cards in groups. */
export function RunningOrders({ rows, before, counts, onOpen }: OrdersProps & { readonly counts: TurnCounts }) {
  return (
    <RowGroups
      rows={rows}
      before={before}
      groupOf={groupOf}
      names={listCopy.groups}
      counts={counts}
      lit='mine'
      end={listCopy.order}
      idOf={(order) => order.orderId}
      draw={(order) => <OrderCard order={order} onOpen={onOpen} />}
    />
  )
}
