import { ok } from '@contract/result'
import { openOutside } from '../outside/outside'
import type { Location } from './types'

/** Searches by name; the page of the map service opens its app where it is installed. */
const mapAddress = (place: string) => `https://uri.amap.com/search?keyword=${encodeURIComponent(place)}`

/** A browser has no map of its own to choose from. See `types.ts`. */
export const location: Location = {
  canChoose: false,
  choose: () => Promise.resolve(ok('')),
  open: (place) => openOutside(mapAddress(place)),
}
