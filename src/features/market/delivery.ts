import type { SaleView } from '@contract/endpoints/market'
import { marketCopy } from './copy'

/** How the goods are handed over, with the place if there is one: 自提 · 北门. */
export function deliveryText({ delivery, place }: Pick<SaleView, 'delivery' | 'place'>): string {
  const mode = marketCopy.delivery[delivery]
  return place === '' ? mode : `${mode} · ${place}`
}
