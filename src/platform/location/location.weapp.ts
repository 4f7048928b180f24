import Taro from '@tarojs/taro'
import { err, ok } from '@contract/result'
import { readSpot, spotOf } from '@contract/spot'
import { isGivenUp } from '../privacy/given-up'
import type { Location } from './types'

/** The mini-program's map, which finds places by their position only. See `types.ts`. */
export const location: Location = {
  canChoose: true,
  choose: () =>
    Taro.chooseLocation({}).then(
      ({ name, address, latitude, longitude }) => ok({ place: name || address, spot: spotOf(latitude, longitude) }),
      (failure: unknown) => (isGivenUp(failure) ? ok({ place: '', spot: '' }) : err('no-access')),
    ),
  open: ({ place, spot }) => {
    const at = readSpot(spot)
    if (at === undefined) return Promise.resolve(false)
    return Taro.openLocation({ ...at, name: place }).then(
      () => true,
      () => false,
    )
  },
}
