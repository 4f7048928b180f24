import { useOpenPlace } from '@/lib/market/use-open-place'
import { Cell } from '@/ui/cell/cell'
import { showToast } from '@/ui/toast/toast'
import { orderCopy } from '../copy'

/** Where the goods change hands: a tap shows it on a map, or copies its name when it has no position. */
export function PlaceRow(at: { readonly place: string; readonly spot?: string | undefined }) {
  const open = useOpenPlace(() => showToast(orderCopy.placeCopied))
  return <Cell icon='map' title={orderCopy.place} value={at.place} onPress={() => open(at)} toMap />
}
