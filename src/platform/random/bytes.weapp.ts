import Taro from '@tarojs/taro'
import type { RandomBytes } from './types'

/** From WeChat's generator, which answers later. */
export const randomBytes: RandomBytes = (count) =>
  Taro.getRandomValues({ length: count }).then(
    ({ randomValues }) => [...new Uint8Array(randomValues)],
    () => undefined,
  )
