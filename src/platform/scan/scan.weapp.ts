import Taro from '@tarojs/taro'
import { err, ok } from '@contract/result'
import type { Scan } from './types'

const isCancel = (failure: unknown) =>
  typeof failure === 'object' && failure !== null && 'errMsg' in failure && String(failure.errMsg).includes('cancel')

/** Source: WeChat, `wx.scanCode`. */
export const scan: Scan = {
  canScan: true,
  code: () =>
    Taro.scanCode({ scanType: ['barCode', 'qrCode'] }).then(
      ({ result }) => ok(result),
      (failure: unknown) => (isCancel(failure) ? ok('') : err('no-access')),
    ),
}
