import Taro from '@tarojs/taro'
import type { WidthOf } from './types'

export const widthOf: WidthOf = (elementId) =>
  new Promise((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${elementId}`)
      .boundingClientRect((box) => {
        resolve(Array.isArray(box) ? 0 : (box?.width ?? 0))
      })
      .exec()
  })
