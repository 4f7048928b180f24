import Taro from '@tarojs/taro'
import type { PhoneCall } from './types'

/** Going back without calling is a failure for the platform, but not for us. */
export const phoneCall: PhoneCall = {
  to: (number) => void Taro.makePhoneCall({ phoneNumber: number }).catch(() => undefined),
}
