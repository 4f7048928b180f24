import { qty } from '@contract/money'
import { qtyText } from '@/lib/format/qty'
import type { Offer } from './rows'

/** What is left of an offer, with its unit. */
export const leftText = ({ qtyLeft, unit }: Pick<Offer, 'qtyLeft' | 'unit'>): string =>
  `${qtyText(qty(qtyLeft))} ${unit}`
