import Taro from '@tarojs/taro'
import type { BoxOf } from './types'

export const boxOf: BoxOf = (elementId) =>
  new Promise((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${elementId}`)
      .boundingClientRect((found) => {
        const box = Array.isArray(found) ? found[0] : found
        // WeChat gives null for what is not there.
        resolve(box ? { leftPx: box.left, topPx: box.top, widthPx: box.width, heightPx: box.height } : undefined)
      })
      .exec()
  })
