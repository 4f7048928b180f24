import { ok } from '@contract/result'
import { readSpot } from '@contract/spot'
import { device } from '../device/device'
import { openOutside } from '../outside/outside'
import type { Location, Place } from './types'

/** The page of the map service opens its app where that is installed. It uses the same coordinate system as WeChat's map (GCJ-02). */
function mapAddress({ place, spot }: Place): string {
  const at = readSpot(spot)
  const name = encodeURIComponent(place)
  return at === undefined
    ? `https://uri.amap.com/search?keyword=${name}`
    : `https://uri.amap.com/marker?position=${at.longitude},${at.latitude}&name=${name}&coordinate=gaode`
}

/** A browser has no map of its own to choose from. See `types.ts`. */
export const location: Location = {
  canChoose: false,
  choose: () => Promise.resolve(ok({ place: '', spot: '' })),
  open: async (where, sign) => {
    const at = readSpot(where.spot)
    if (device.platform === 'messenger' && at !== undefined) {
      const { showInMessenger } = await import('./messenger')
      if (await showInMessenger({ ...at, name: where.place }, sign)) return true
    }
    return openOutside(mapAddress(where))
  },
}
