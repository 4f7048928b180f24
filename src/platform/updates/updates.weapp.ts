import Taro from '@tarojs/taro'
import type { Updates } from './types'

/** New versions of the mini-program, which the platform loads by itself. See `types.ts`. */
export const updates: Updates = {
  watch: (tell) => {
    const manager = Taro.getUpdateManager?.()
    manager?.onUpdateReady(() => tell('ready'))
    manager?.onUpdateFailed(() => tell('failed'))
    return () => undefined
  },
  apply: () => Taro.getUpdateManager().applyUpdate(),
}
