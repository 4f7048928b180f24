import Taro from '@tarojs/taro'
import type { RandomBytes } from './types'

/** From WeChat's generator, which answers later. */
export const randomBytes: RandomBytes = async (count) => {
  try {
    const { randomValues } = await Taro.getRandomValues({ length: count })
    return [...new Uint8Array(randomValues)]
  } catch {
    return undefined
  }
}
