import type { OrderView } from '@contract/endpoints/orders'

export type GroupName = 'mine' | 'theirs' | 'dispute'

export interface OrderGroup<T> {
  readonly name: GroupName
  readonly orders: readonly T[]
}

type GroupFacts = Pick<OrderView, 'state' | 'side' | 'turn' | 'deadlineAt'>

/** Whose turn a running order waits for. */
export const groupOf = (order: Omit<GroupFacts, 'deadlineAt'>): GroupName => {
  if (order.state === 'dispute') return 'dispute'
  return order.turn === order.side ? 'mine' : 'theirs'
}

const byDeadline = (a: GroupFacts, b: GroupFacts) => (a.deadlineAt ?? Infinity) - (b.deadlineAt ?? Infinity)

const groupNames: readonly GroupName[] = ['mine', 'theirs', 'dispute']

/** The group that an address names; undefined for none. */
export const groupNamed = (name: string | undefined): GroupName | undefined =>
  groupNames.find((group) => group === name)

/**
 * Running orders: my turn, the other's turn, disputes; each by deadline, empty groups left out. The group that somebody came for stands
 * before them. Source: mockup 14-my-buy.
 */
export function groupByTurn<T extends GroupFacts>(orders: readonly T[], first?: GroupName): OrderGroup<T>[] {
  const names = first ? [first, ...groupNames.filter((name) => name !== first)] : groupNames
  return names
    .map((name) => ({ name, orders: orders.filter((order) => groupOf(order) === name).sort(byDeadline) }))
    .filter((group) => group.orders.length > 0)
}

/** Running orders in the order of their groups. */
export const byTurn =
  (first?: GroupName) =>
  <T extends GroupFacts>(orders: readonly T[]): T[] =>
    groupByTurn(orders, first).flatMap((group) => group.orders)
