import type { SaleView } from '@contract/endpoints/market/market'

type Delivery = SaleView['delivery']

/** How goods are handed over, in the words of every form, card, filter and order. Source: domain model §10 (delivery words). */
export const deliveryWords = { online: '线上', meet: '当面', post: '快递' } as const satisfies Record<Delivery, string>

/** The ways of handing over in the order in which they are offered. */
export const deliveryWays = (['online', 'meet', 'post'] as const).map((id) => ({ id, text: deliveryWords[id] }))

/**
 * How goods are handed over, with the place if there is one: 当面 · 北门. Offers made before a place was required may
 * have none, and say so.
 */
export function deliveryText({ delivery, place }: { readonly delivery: Delivery; readonly place: string }): string {
  const where = place === '' && delivery === 'meet' ? '未填写地点' : place
  return where === '' ? deliveryWords[delivery] : `${deliveryWords[delivery]} · ${where}`
}
