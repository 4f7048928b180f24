import { goTo } from '@/lib/routes/go'
import type { Counter, Side, CountPart } from './rules'

const groups = { myTurn: 'mine', waiting: 'theirs', dispute: 'dispute' } as const

/** Opens the list of one side; with a counter, the orders it counts come first. */
export function openOrders(side: Side, counter?: Counter): void {
  const list = side === 'buy' ? 'myBuys' : 'mySales'
  if (counter === undefined) goTo(list)
  else if (counter === 'done') goTo(list, { tab: 'done' })
  else goTo(list, { tab: 'running', group: groups[counter] })
}

/** Where each thing that waits is done. */
export const countPartsWays: Readonly<Record<Exclude<CountPart, 'orders'>, () => void>> = {
  bids: () => goTo('myBuys', { tab: 'bids' }),
  blocks: () => goTo('pay'),
  slots: () => goTo('pay'),
  shopFees: () => goTo('shop'),
  shopTerms: () => goTo('shop'),
  gifts: () => goTo('pay'),
  recharges: () => goTo('pay'),
  // The notice of each handover opens its page.
  passwords: () => goTo('notice'),
  thanks: () => goTo('mutual'),
  proofs: () => goTo('fund'),
  votes: () => goTo('votes'),
  elections: () => goTo('mayor'),
  notices: () => goTo('notice'),
}
