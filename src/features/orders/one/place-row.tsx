import { copyText } from '@/platform/clipboard/clipboard'
import { location } from '@/platform/location/location'
import { Cell } from '@/ui/cell/cell'
import { showToast } from '@/ui/toast/toast'
import { orderCopy } from '../copy'

/** Where the goods change hands: a tap shows it on a map, or copies its name where there is no map for names. */
export function PlaceRow({ place }: { readonly place: string }) {
  const open = async () => {
    if (!location.open(place) && (await copyText(place))) showToast(orderCopy.placeCopied)
  }
  return <Cell icon='map' title={orderCopy.place} value={place} onPress={() => void open()} />
}
