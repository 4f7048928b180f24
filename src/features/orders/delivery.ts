import type { OrderView } from '@contract/endpoints/orders'
import { orderCopy } from './copy'

/** How the goods are handed over, with the place if there is one: 自提 · 北门. */
export function deliveryText({ delivery, place }: Pick<OrderView, 'delivery' | 'place'>): string {
  const mode = orderCopy.delivery[delivery]
  return place === '' ? mode : `${mode} · ${place}`
}
