import type { OrderView } from '@contract/endpoints/orders/orders'
import { qtyText } from '@/lib/format/qty'

/** A quantity with its unit: 5.0000 千克. */
export const quantityText = ({ qty, unit }: Pick<OrderView, 'qty' | 'unit'>): string => `${qtyText(qty)} ${unit}`
