import Taro from '@tarojs/taro'
import { err, ok } from '@contract/result'
import { isGivenUp } from '../privacy/given-up'
import type { Scan } from './types'

/** Source: WeChat, `wx.scanCode`. */
export const scan: Scan = {
  canScan: true,
  code: () =>
    Taro.scanCode({ scanType: ['barCode', 'qrCode'] }).then(
      ({ result }) => ok(result),
      (failure: unknown) => (isGivenUp(failure) ? ok('') : err('no-access')),
    ),
}
