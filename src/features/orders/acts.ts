import type { OrderView } from '@contract/endpoints/orders'
import { yuanText } from '@/lib/format/yuan'
import { actCopy } from './copy'

/** The acts that the screens know so far. */
const shown = ['pay', 'cancel', 'deliver', 'refuse', 'confirm'] as const satisfies readonly OrderView['acts'][number][]
export type OrderAct = (typeof shown)[number]

const isShown = (act: string): act is OrderAct => shown.some((known) => known === act)

export interface ActButton {
  readonly act: OrderAct
  readonly label: string
}

export interface ActBar {
  /** The one blue button: an act for which it is the reader's turn. */
  readonly primary?: ActButton
  /** Acts that are allowed but not asked for. */
  readonly others: readonly ActButton[]
}

type ActFacts = Pick<OrderView, 'acts' | 'amount' | 'side' | 'turn'>

const leading: readonly OrderAct[] = ['pay', 'deliver', 'confirm']

/** The buttons of an order: strictly those the server allows, one of them primary when it is the reader's turn. Source: domain model §3.5 (`acts`); design §1.6. */
export function actBar(order: ActFacts): ActBar {
  const buttons = order.acts.filter(isShown).map((act) => ({ act, label: actLabel(act, order) }))
  const primary = order.turn === order.side ? buttons.find(({ act }) => leading.includes(act)) : undefined
  const others = buttons.filter((button) => button !== primary)
  return primary ? { primary, others } : { others }
}

/** What the button of an act says: the effect, with its amount where money leaves. Source: design §6. */
export function actLabel(act: OrderAct, { amount }: Pick<OrderView, 'amount'>): string {
  return act === 'pay' ? actCopy.pay(yuanText(amount)) : actCopy[act]
}
