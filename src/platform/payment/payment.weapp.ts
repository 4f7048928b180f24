import Taro from '@tarojs/taro'
import { payRequestArgs } from '@contract/wechat-pay'
import type { RequestPayment } from './types'

const isCancel = (failure: unknown) =>
  typeof failure === 'object' && failure !== null && 'errMsg' in failure && String(failure.errMsg).includes('cancel')

/** The mini-program's payment sheet. */
export const requestPayment: RequestPayment = (params) => {
  const { timeStamp, nonceStr, package: bought, signType, paySign } = payRequestArgs(params)
  return Taro.requestPayment({ timeStamp, nonceStr, package: bought, signType, paySign }).then(
    () => 'closed',
    (failure: unknown) => (isCancel(failure) ? 'cancelled' : 'failed'),
  )
}
