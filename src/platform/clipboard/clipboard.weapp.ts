import Taro from '@tarojs/taro'
import type { CopyText } from './types'

export const copyText: CopyText = (text) =>
  Taro.setClipboardData({ data: text }).then(
    () => true,
    () => false,
  )
