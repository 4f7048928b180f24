import type { OrderView } from '@contract/endpoints/orders'
import { turnGroups } from '@contract/endpoints/orders'

export type GroupName = (typeof turnGroups)[number]

/** Whose turn a running order waits for. Source: mockup 14-my-buy. */
export const groupOf = (order: Pick<OrderView, 'state' | 'side' | 'turn'>): GroupName => {
  if (order.state === 'dispute') return 'dispute'
  return order.turn === order.side ? 'mine' : 'theirs'
}

/** The group that an address names; undefined for none. */
export const groupNamed = (name: string | undefined): GroupName | undefined =>
  turnGroups.find((group) => group === name)
