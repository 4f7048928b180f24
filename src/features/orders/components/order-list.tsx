import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { OrderView } from '@contract/endpoints/orders'
import { cx } from '@/ui/cx/cx'
import { SectionHead } from '@/ui/section/section'
import type { OrderAct } from '../acts'
import { listCopy } from '../copy'
import { groupByTurn } from '../groups'
import { OrderCard } from './order-card'
import styles from './order-list.module.scss'

export interface OrderListProps {
  readonly orders: readonly OrderView[]
  /** Running orders stand in groups, my turn first. */
  readonly isGrouped: boolean
  readonly onOpen: (order: OrderView, act?: OrderAct) => void
}

/** Own orders as cards. */
export function OrderList({ orders, isGrouped, onOpen }: OrderListProps) {
  if (!isGrouped)
    return (
      <View className={cx(styles.plain)}>
        {orders.map((order) => (
          <OrderCard key={order.orderId} order={order} onOpen={onOpen} />
        ))}
      </View>
    )
  return groupByTurn(orders).map(({ name, orders: own }, at) => (
    <Group key={name} title={listCopy.groups[name]} count={own.length} isMine={name === 'mine'} isFirst={at === 0}>
      {own.map((order) => (
        <OrderCard key={order.orderId} order={order} onOpen={onOpen} />
      ))}
    </Group>
  ))
}

interface GroupProps {
  readonly title: string
  readonly count: number
  readonly isMine: boolean
  readonly isFirst: boolean
  readonly children: ReactNode
}

function Group({ title, count, isMine, isFirst, children }: GroupProps) {
  return (
    <>
      <SectionHead
        title={<GroupTitle title={title} count={count} isMine={isMine} />}
        {...(isFirst && { end: listCopy.order })}
      />
      {children}
    </>
  )
}

function GroupTitle({ title, count, isMine }: Pick<GroupProps, 'title' | 'count' | 'isMine'>) {
  return (
    <View className={cx(styles.title)}>
      {title}
      <View className={cx(styles.count, isMine && styles.mine)}>{count}</View>
    </View>
  )
}
