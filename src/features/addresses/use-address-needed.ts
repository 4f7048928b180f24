import { useAtomValue } from 'jotai'
import { orderCopy } from './copy'
import { orderAddressAtom } from './order-atoms'
import { standingOf } from './rules'

/** Why an order cannot be paid yet: it is posted, and nobody knows where to. Undefined for one that is not posted. */
export function useAddressNeeded(orderId: number | undefined): string | undefined {
  const known = useAtomValue(orderAddressAtom)
  const standing = orderId === undefined ? 'chosen' : standingOf(orderId, known)
  if (standing === 'reading') return orderCopy.reading
  return standing === 'missing' ? orderCopy.needed : undefined
}
