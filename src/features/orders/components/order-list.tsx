import { View } from '@tarojs/components'
import { Fragment } from 'react'
import type { OrderView } from '@contract/endpoints/orders'
import { cx } from '@/ui/cx/cx'
import { SectionHead } from '@/ui/section/section'
import { listCopy } from '../copy'
import type { GroupName } from '../groups'
import { groupByTurn, groupOf } from '../groups'
import type { OrderCardProps } from './order-card'
import { OrderCard } from './order-card'
import styles from './order-list.module.scss'

interface OrdersProps extends Pick<OrderCardProps, 'onOpen'> {
  /** The orders of one piece of the list. */
  readonly rows: readonly OrderView[]
  /** The order above them. */
  readonly before: OrderView | undefined
}

const cards = (rows: readonly OrderView[], onOpen: OrderCardProps['onOpen']) =>
  rows.map((order) => <OrderCard key={order.orderId} order={order} onOpen={onOpen} />)

/** Ended orders as cards. */
export function EndedOrders({ rows, before, onOpen }: OrdersProps) {
  return <View className={cx(!before && styles.plain)}>{cards(rows, onOpen)}</View>
}

interface RunningOrdersProps extends OrdersProps {
  /** Those of every piece. */
  readonly all: readonly OrderView[]
  readonly first: GroupName | undefined
}

/** Running orders as cards in groups, my turn first, or the group that somebody came for. */
export function RunningOrders({ rows, before, all, first, onOpen }: RunningOrdersProps) {
  const above = before && groupOf(before)
  return groupByTurn(rows, first).map(({ name, orders }, at) => (
    <Fragment key={name}>
      {name !== above && (
        <SectionHead
          title={<GroupTitle name={name} count={all.filter((order) => groupOf(order) === name).length} />}
          {...(!before && at === 0 && { end: listCopy.order })}
        />
      )}
      {cards(orders, onOpen)}
    </Fragment>
  ))
}

function GroupTitle({ name, count }: { readonly name: GroupName; readonly count: number }) {
  return (
    <View className={cx(styles.title)}>
      {listCopy.groups[name]}
      <View className={cx(styles.count, name === 'mine' && styles.mine)}>{count}</View>
    </View>
  )
}
