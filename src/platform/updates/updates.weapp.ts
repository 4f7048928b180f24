import Taro from '@tarojs/taro'
import type { UpdateNews, Updates } from './types'

/** New versions of the mini-program, which the platform loads by itself. See `types.ts`. */
export const updates: Updates = {
  watch: (tell) => {
    const untold = new Set<UpdateNews>(['ready', 'failed'])
    const tellOnce = (news: UpdateNews) => {
      if (untold.delete(news)) tell(news)
    }
    const manager = Taro.getUpdateManager?.()
    manager?.onUpdateReady(() => tellOnce('ready'))
    manager?.onUpdateFailed(() => tellOnce('failed'))
    return () => untold.clear()
  },
  apply: () => Taro.getUpdateManager().applyUpdate(),
}
