import Taro from '@tarojs/taro'
import { payRequestArgs } from '@contract/wechat-pay'
import type { PayerCode, PayScene, RequestPayment } from './types'

const isCancel = (failure: unknown) =>
  typeof failure === 'object' && failure !== null && 'errMsg' in failure && String(failure.errMsg).includes('cancel')

export const payScene: PayScene = 'mini'

/** The mini-program's login asks nobody anything. */
export const payerCode: PayerCode = () =>
  Taro.login().then(
    ({ code }) => code,
    () => undefined,
  )

/** The mini-program's payment sheet. */
export const requestPayment: RequestPayment = (sheet) => {
  const { timeStamp, nonceStr, package: bought, signType, paySign } = payRequestArgs(sheet)
  return Taro.requestPayment({ timeStamp, nonceStr, package: bought, signType, paySign }).then(
    () => 'closed',
    (failure: unknown) => (isCancel(failure) ? 'cancelled' : 'failed'),
  )
}
