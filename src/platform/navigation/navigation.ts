import Taro from '@tarojs/taro'
import type { Navigation } from './types'

const ignore = () => undefined

/** Taro's router, for both targets. Source: specification §2 (route animation 300 ms is set in the app's configuration). */
export const navigation: Navigation = {
  open: (address) => void Taro.navigateTo({ url: address }).catch(ignore),
  replace: (address) => void Taro.redirectTo({ url: address }).catch(ignore),
  openTab: (address) => void Taro.switchTab({ url: address }).catch(ignore),
  back: (homeAddress) => {
    if (Taro.getCurrentPages().length > 1) void Taro.navigateBack().catch(ignore)
    else void Taro.switchTab({ url: homeAddress }).catch(ignore)
  },
}
