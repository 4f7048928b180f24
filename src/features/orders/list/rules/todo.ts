import type { OrderNumbers } from '../../one/atoms'

/** The list of the order whose deadline comes first. For the home, which needs no words of orders. */
export const todoRoute = (numbers: Pick<OrderNumbers, 'earliest'> | undefined): 'mySales' | 'myBuys' =>
  numbers?.earliest?.side === 'sale' ? 'mySales' : 'myBuys'
