import Taro from '@tarojs/taro'
import type { TradeEdition } from './types'

export const tradeEdition: TradeEdition = {
  isThere: TRADE_APP_ID !== '',
  // WeChat asks first; who says no stays here.
  open: (address) =>
    void Taro.navigateToMiniProgram({ appId: TRADE_APP_ID, path: address.slice(1) }).catch(() => undefined),
}
