import Taro from '@tarojs/taro'
import { err, ok } from '@contract/result'
import type { Location } from './types'

const isCancel = (failure: unknown) =>
  typeof failure === 'object' && failure !== null && 'errMsg' in failure && String(failure.errMsg).includes('cancel')

/** The mini-program's map. It opens places by their position only, which a place in words does not have. See `types.ts`. */
export const location: Location = {
  canChoose: true,
  choose: () =>
    Taro.chooseLocation({}).then(
      ({ name, address }) => ok(name || address),
      (failure: unknown) => (isCancel(failure) ? ok('') : err('no-access')),
    ),
  open: () => false,
}
