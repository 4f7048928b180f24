import Taro from '@tarojs/taro'

const ignore = () => undefined

/** Says an error in a box that must be read, without a cancel button. Source: specification §8 (errors show a modal titled "friendly tip"). */
export function showTip(content: string): void {
  void Promise.resolve(Taro.showModal({ title: '友情提示', content, showCancel: false })).catch(ignore)
}
