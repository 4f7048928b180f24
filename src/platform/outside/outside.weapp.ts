import Taro from '@tarojs/taro'
import type { OpenOutside, ScrollTo } from './types'

export const openOutside: OpenOutside = () => false

export const scrollToElement: ScrollTo = (elementId) =>
  void Promise.resolve(Taro.pageScrollTo({ selector: `#${elementId}` })).catch(() => undefined)
