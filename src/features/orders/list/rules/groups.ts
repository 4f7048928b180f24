import type { OrderView } from '@contract/endpoints/orders/orders'
import { isTurnOf } from '@contract/orders/story'
import { listCopy } from '../../copy'

export type GroupName = keyof typeof listCopy.groups

/** Groups of running orders, by whose turn it is. Source: mockup 14-my-buy. */
export const groupOf = (order: Pick<OrderView, 'state' | 'side' | 'turn'>): GroupName => {
  if (isTurnOf(order.turn, order.side)) return 'mine'
  return order.state === 'dispute' ? 'dispute' : 'theirs'
}

const isGroup = (name: string | undefined): name is GroupName =>
  Object.keys(listCopy.groups).some((group) => group === name)

/** The group that an address names; undefined for none. */
export const groupNamed = (name: string | undefined): GroupName | undefined => (isGroup(name) ? name : undefined)
