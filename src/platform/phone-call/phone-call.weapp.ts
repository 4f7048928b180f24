import Taro from '@tarojs/taro'
import type { CallPhone } from './types'

/** Going back without calling is a failure for the platform, but not for us. */
export const callPhone: CallPhone = (number) => void Taro.makePhoneCall({ phoneNumber: number }).catch(() => undefined)
