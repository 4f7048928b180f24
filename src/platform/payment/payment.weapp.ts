import Taro from '@tarojs/taro'
import { payRequestArgs } from '@contract/wechat-pay'
import type { Payment } from './types'

const isCancel = (failure: unknown) =>
  typeof failure === 'object' && failure !== null && 'errMsg' in failure && String(failure.errMsg).includes('cancel')

export const payment: Payment = {
  scene: 'mini',
  /** The mini-program's login asks nobody anything. */
  payerCode: () =>
    Taro.login().then(
      ({ code }) => code,
      () => undefined,
    ),
  /** The mini-program's payment sheet. */
  request: (sheet) => {
    const { timeStamp, nonceStr, package: bought, signType, paySign } = payRequestArgs(sheet)
    return Taro.requestPayment({ timeStamp, nonceStr, package: bought, signType, paySign }).then(
      () => 'closed',
      (failure: unknown) => (isCancel(failure) ? 'cancelled' : 'failed'),
    )
  },
}
