import type { OrderView } from '@contract/endpoints/orders/orders'
import type { HelpTopic } from '@contract/people/help-topics'

const questions = {
  unpaid: 'guarantee',
  paid: 'late',
  delivered: 'receipt',
  dispute: 'dispute',
  done: 'fee',
  closed: 'cancel',
  refunded: 'frozen',
} as const satisfies Readonly<Record<OrderView['state'], HelpTopic>>

/** The question that an order in its state raises; a seller who has to deliver wonders about the guarantee. */
export const questionOf = ({ state, side }: Pick<OrderView, 'state' | 'side'>): HelpTopic =>
  state === 'paid' && side === 'seller' ? 'guarantee' : questions[state]
