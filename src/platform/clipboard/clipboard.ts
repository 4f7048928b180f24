import Taro from '@tarojs/taro'

/** Copies a text; false when the platform does not let us. */
export const copyText = (text: string): Promise<boolean> =>
  Taro.setClipboardData({ data: text }).then(
    () => true,
    () => false,
  )
